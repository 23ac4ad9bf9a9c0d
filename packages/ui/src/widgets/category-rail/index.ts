export * from "./category-rail.js";
export * from "./category-tile.js";
