export * from "./generated/token-names.js";
