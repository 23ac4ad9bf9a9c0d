export * from "./cart-screen.js";
