export * from "./sticky-action-bar.js";
