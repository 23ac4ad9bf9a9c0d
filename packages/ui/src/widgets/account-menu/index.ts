export {
  accountPlaces,
  type AccountPlace,
  accountPlacePresentation,
  type AccountMenuContentProps,
  AccountMenu,
} from "./account-menu.js";
