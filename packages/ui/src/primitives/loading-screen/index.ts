export * from "./loading-screen.js";
