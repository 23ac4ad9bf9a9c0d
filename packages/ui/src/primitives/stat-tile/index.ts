export * from "./stat-tile.js";
