export * from "./collection-card.js";
