export * from "./toolbar.js";
