export * from "./product-card.js";
