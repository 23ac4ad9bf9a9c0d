export * from "./retry-alert.js";
