export * from "./empty-cart.js";
