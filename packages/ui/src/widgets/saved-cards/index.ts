export * from "./saved-cards.js";
export { type CardData } from "./card-data.js";
export { useCardName } from "./use-card-text.js";
export * from "./card-picker.js";
