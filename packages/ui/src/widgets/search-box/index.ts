export * from "./search-box.js";
export * from "./highlighted.js";
export * from "./suggestion-data.js";
