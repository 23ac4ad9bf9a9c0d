export * from "./checkout-screen.js";
