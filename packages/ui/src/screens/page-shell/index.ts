export { markPhonePartsInMarkup } from "./mark-phone-parts.js";
export { type PageShellProps, PageShell } from "./page-shell.js";
