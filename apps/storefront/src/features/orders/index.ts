export { reviewedOrder, sendReview, validateReview } from "./review.js";
export { useOrder } from "./use-order.js";
