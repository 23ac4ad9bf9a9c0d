export * from "./card.js";
