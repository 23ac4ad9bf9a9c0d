export { KeptProduct, type KeptProductData, type KeptProductProps } from "./kept-product.js";
