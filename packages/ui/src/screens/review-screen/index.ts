export * from "./review-screen.js";
