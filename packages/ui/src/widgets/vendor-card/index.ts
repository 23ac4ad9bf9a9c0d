export * from "./vendor-card.js";
export * from "./use-opening-text.js";
