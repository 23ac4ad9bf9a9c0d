export * from "./orders-screen.js";
