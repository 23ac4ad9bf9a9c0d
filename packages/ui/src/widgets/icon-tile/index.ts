export * from "./icon-tile.js";
