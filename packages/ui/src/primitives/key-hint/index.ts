export * from "./key-hint.js";
