export { type AccountNavPlace, type AccountNavProps, AccountNav } from "./account-nav.js";
