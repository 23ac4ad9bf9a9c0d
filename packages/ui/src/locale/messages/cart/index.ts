export * from "./cart.js";
export * from "./choice.js";
export * from "./conflict.js";
export * from "./costs.js";
export * from "./empty-cart.js";
export * from "./line.js";
