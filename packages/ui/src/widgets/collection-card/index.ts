export {
  type CollectionCardData,
  type CollectionCardLayout,
  type CollectionCardProps,
  CollectionCard,
} from "./collection-card.js";
