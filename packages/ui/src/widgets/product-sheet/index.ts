export * from "./product-sheet.js";
export type { ProductChoice } from "../product-details/index.js";
