export * from "./divider.js";
