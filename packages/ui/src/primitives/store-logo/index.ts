export * from "./store-logo.js";
