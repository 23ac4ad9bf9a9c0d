export * from "./cart-panel.js";
