export * from "./collection-screen.js";
