export * from "./link.js";
