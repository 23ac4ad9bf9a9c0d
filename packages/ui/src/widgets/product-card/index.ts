export { type ProductCardProps, ProductCard } from "./product-card.js";
export { type ProductCardData, priceNow, type ProductCardLayout } from "./product-card-data.js";
export { ProductCardSkeleton } from "./product-card-skeleton.js";
