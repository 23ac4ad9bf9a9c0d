export * from "./apply.js";
export * from "./descriptions.js";
export * from "./titles.js";
