export * from "./user-info-screen.js";
