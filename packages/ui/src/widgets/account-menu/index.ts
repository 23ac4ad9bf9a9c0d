export * from "./account-menu.js";
