export * from "./icon.js";
