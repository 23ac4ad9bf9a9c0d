export { accountPlaces, type AccountPlace, accountPlacePresentation } from "./account-places.js";
export type { AccountMenuContentProps } from "./account-menu-content.js";
export { AccountMenu } from "./account-menu.js";
