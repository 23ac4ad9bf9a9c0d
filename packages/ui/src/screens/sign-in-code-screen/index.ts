export * from "./sign-in-code-screen.js";
