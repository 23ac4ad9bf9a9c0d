export { type CategoryRailProps, CategoryRail, CategoryRailSkeleton } from "./category-rail.js";
export type { CategoryTileData } from "./category-tile.js";
export {
  type CategoryCardData,
  type CategoryCardLayout,
  type CategoryCardProps,
  CategoryCard,
} from "./category-card.js";
