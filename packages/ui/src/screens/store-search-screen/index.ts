export * from "./store-search-screen.js";
