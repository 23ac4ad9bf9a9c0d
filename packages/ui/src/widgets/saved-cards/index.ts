export { type SavedCardsProps, SavedCards } from "./saved-cards.js";
export type { CardData } from "./card-data.js";
export { newCard, type CardPickerProps, CardPicker } from "./card-picker.js";
