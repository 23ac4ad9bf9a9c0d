export * from "./verify-screen.js";
