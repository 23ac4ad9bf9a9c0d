export * from "./tag.js";
