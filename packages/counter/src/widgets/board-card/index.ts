export { BoardCard, type BoardCardProps, type CardHandlers, DELAY_STEP, TimeLeft } from "./board-card.js";
export { CardFacts, useOrderType, usePaymentText } from "./card-facts.js";
export { DroppedCard, type DroppedCardProps, GoneCard, type GoneCardProps } from "./notice-card.js";
