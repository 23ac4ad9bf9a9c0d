export * from "./field.js";
