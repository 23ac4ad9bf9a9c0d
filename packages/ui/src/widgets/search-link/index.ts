export * from "./search-link.js";
