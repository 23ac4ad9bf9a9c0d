export * from "./store-info.js";
