export * from "./family-card.js";
