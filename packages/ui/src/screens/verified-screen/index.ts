export * from "./verified-screen.js";
