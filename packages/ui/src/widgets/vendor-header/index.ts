export * from "./vendor-header.js";
