export * from "./store-card.js";
export * from "./use-opening-text.js";
