export * from "./personal-data-screen.js";
