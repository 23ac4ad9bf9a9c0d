export * from "./store-filters.js";
