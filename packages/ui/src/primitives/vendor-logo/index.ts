export * from "./vendor-logo.js";
