export * from "./flag.js";
export * from "./language-toggle.js";
