export * from "./switch.js";
