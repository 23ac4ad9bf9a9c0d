export * from "./reorder-card.js";
