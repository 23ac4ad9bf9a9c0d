export * from "./addresses-screen.js";
