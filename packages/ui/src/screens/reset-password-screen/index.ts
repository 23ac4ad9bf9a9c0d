export * from "./reset-password-screen.js";
