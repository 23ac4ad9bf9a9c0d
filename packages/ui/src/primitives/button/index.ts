export * from "./button.js";
