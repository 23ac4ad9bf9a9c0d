export * from "./view-cart-bar.js";
