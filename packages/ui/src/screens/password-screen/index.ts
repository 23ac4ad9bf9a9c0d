export * from "./password-screen.js";
