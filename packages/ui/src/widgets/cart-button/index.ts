export * from "./cart-button.js";
