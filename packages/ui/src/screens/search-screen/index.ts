export * from "./search-screen.js";
