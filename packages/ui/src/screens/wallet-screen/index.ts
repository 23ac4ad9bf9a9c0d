export * from "./wallet-screen.js";
