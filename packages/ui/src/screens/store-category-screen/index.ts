export * from "./store-category-screen.js";
