export * from "./store-list-screen.js";
