export { type ProductSheetProps, ProductSheet } from "./product-sheet.js";
export type { ProductData } from "../product-details/index.js";
