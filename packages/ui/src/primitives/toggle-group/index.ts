export * from "./toggle-group.js";
