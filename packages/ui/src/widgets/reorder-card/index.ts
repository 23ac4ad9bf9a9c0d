export {
  type ReorderData,
  type ReorderCardLayout,
  type ReorderCardProps,
  ReorderCard,
} from "./reorder-card.js";
