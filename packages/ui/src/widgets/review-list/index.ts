export { type ReviewListProps, ReviewList } from "./review-list.js";
export { type ReviewData, ReviewItemSkeleton } from "./review-item.js";
