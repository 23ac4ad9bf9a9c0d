export * from "./site-header.js";
