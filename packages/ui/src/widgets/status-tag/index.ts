export * from "./status-tag.js";
