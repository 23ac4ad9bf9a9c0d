export * from "./chip.js";
