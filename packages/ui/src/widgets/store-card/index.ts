export * from "./store-card.js";
export * from "./use-opening-text.js";
export * from "./store-card-data.js";
export * from "./dotted-names.js";
export { StoreCardSkeleton } from "./store-card-skeleton.js";
