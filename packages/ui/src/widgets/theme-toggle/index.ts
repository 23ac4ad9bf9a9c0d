export * from "./theme-toggle.js";
