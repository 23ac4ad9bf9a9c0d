export * from "./product-sheet.js";
export type { ProductChoice, ProductData } from "../product-details/index.js";
