export * from "./sort-menu.js";
