export * from "./order-screen.js";
