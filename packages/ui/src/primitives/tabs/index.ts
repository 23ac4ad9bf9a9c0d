export * from "./tabs.js";
export * from "./tabs-parts.js";
