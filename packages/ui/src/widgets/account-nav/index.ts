export * from "./account-nav.js";
