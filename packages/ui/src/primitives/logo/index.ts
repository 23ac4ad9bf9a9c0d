export * from "./logo.js";
