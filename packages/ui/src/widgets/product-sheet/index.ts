export * from "./product-sheet.js";
export type { ProductChoice } from "./use-product-choice.js";
