export { type StoreCardProps, StoreCard } from "./store-card.js";
export { useOpeningText } from "./use-opening-text.js";
export { type OfferData, type StoreCardData, type StoreCardLayout, isDineInOnly } from "./store-card-data.js";
export { DottedNames } from "./dotted-names.js";
export { StoreCardSkeleton } from "./store-card-skeleton.js";
