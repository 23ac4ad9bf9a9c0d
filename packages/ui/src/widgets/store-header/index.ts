export * from "./store-header.js";
