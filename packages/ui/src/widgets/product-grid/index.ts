export * from "./product-grid.js";
