export * from "./app-shell.js";
