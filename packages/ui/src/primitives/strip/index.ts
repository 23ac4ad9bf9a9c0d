export * from "./strip.js";
