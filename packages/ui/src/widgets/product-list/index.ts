export * from "./product-list.js";
