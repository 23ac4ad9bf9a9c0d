export { readRating, reviewedOrder, sendReview, validateReview } from "./review.js";
export { RunningOrderOnDemand } from "./running-order-on-demand.js";
export { useRating } from "./use-rating.js";
export { useUnanswered } from "./use-unanswered.js";
export { useOrder } from "./use-order.js";
