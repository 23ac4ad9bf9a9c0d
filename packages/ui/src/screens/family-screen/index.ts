export * from "./family-screen.js";
