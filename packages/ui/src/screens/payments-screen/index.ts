export * from "./payments-screen.js";
