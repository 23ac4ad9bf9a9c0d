export * from "./pay-bill-screen.js";
