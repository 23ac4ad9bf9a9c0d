export * from "./tracking-screen.js";
