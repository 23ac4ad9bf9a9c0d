export { orderability, type OrderableProductData, type ProductData } from "./product-data.js";
export * from "./product-details.js";
export * from "./product-gallery.js";
export * from "./product-order.js";
export * from "./product-summary.js";
export { useProductChoice, type ProductChoice } from "./use-product-choice.js";
