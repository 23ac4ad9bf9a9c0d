export * from "./vendor-card.js";
