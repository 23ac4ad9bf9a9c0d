export * from "./price-summary.js";
