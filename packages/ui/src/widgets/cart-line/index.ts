export * from "./cart-line.js";
