export * from "./checkbox.js";
