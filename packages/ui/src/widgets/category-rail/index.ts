export * from "./category-rail.js";
export * from "./category-tile.js";
export * from "./category-card.js";
