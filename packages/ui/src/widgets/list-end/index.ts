export * from "./list-end.js";
