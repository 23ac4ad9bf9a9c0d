export { markPhonePartsInMarkup } from "./mark-phone-parts.js";
export * from "./page-shell.js";
