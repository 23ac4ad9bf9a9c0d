export * from "./categories-screen.js";
