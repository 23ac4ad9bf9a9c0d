export * from "./status-screen.js";
