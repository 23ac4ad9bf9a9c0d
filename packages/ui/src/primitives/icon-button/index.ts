export * from "./icon-button.js";
