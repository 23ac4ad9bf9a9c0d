export * from "./pagination.js";
