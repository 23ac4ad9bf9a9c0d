export { screenAttributesOf } from "./copy-screen-attributes.js";
export { type PageShellProps, PageShell } from "./page-shell.js";
