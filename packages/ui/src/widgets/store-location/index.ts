export * from "./store-location.js";
