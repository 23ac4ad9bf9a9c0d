import { createReview } from "@talabee/contract";
import { paths, useSend } from "../../platform/index.js";

/** Rates a delivered order with stars alone; comment and products have a form of their own (REQ-ACCOUNT-29). */
export function useRating(orderId: string) {
  const review = useSend(createReview);
  return {
    onRate: (rating: 1 | 2 | 3 | 4 | 5) =>
      void review.send({ body: { order_id: orderId, rating, comment: null, products: [] } }),
    loading: review.isPending,
    moreHref: (rating: number) => `${paths.orderReview(orderId)}?rating=${rating}`,
  };
}
