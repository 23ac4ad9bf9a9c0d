export * from "./generated/token-names.js";
export * from "./tint.js";
