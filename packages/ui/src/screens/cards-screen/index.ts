export * from "./cards-screen.js";
