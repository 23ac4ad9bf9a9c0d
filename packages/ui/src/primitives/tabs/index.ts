export * from "./tabs.js";
