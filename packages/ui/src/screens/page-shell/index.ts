export * from "./page-shell.js";
