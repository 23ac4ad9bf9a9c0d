export * from "./store-screen.js";
