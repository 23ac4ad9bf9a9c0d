export * from "./apply-screen.js";
