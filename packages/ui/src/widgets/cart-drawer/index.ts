export * from "./cart-drawer.js";
