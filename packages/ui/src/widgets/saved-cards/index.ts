export * from "./saved-cards.js";
