export * from "./load-more-list.js";
