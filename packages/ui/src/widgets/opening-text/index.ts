export * from "./opening-text.js";
