export * from "./product-screen.js";
