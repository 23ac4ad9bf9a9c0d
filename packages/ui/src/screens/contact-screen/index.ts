export * from "./contact-screen.js";
