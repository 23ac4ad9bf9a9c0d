export * from "./product-details.js";
export { useProductChoice, type ProductChoice } from "./use-product-choice.js";
