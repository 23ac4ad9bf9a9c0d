export * from "./reviews-screen.js";
