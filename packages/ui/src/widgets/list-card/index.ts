export * from "./list-card.js";
