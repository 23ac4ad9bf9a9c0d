export * from "./permission-prompt.js";
