export * from "./receipt-screen.js";
