export * from "./search-box.js";
export * from "./highlighted.js";
