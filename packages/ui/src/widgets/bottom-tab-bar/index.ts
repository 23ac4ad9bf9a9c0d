export * from "./bottom-tab-bar.js";
