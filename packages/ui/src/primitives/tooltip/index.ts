export * from "./tooltip.js";
