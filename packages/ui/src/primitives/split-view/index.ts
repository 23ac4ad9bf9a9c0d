export * from "./split-view.js";
