export * from "./accordion.js";
