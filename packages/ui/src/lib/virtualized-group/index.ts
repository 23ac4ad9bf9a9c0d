export * from "./virtualized-items.js";
