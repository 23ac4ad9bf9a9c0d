export * from "./product-card.js";
export * from "./product-card-data.js";
export * from "./product-card-skeleton.js";
