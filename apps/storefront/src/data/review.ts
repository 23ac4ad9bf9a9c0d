import { createReview, type Order, type PanelError } from "@talabee/contract";
import type { ReviewDraft, ReviewedOrderData, ReviewValues } from "@talabee/ui/widgets/review-form";
import { fieldErrors, type FieldErrors } from "./field-errors.js";
import { post } from "./post.js";
import { validationText } from "./validation-text.js";

/** An order as it is reviewed: each product once, however many lines it stood on. */
export function reviewedOrder({ id, created_at, vendor, items }: Order): ReviewedOrderData {
  const products = new Map(items.map((item) => [item.product_id, item]));
  return {
    id,
    created_at,
    vendor,
    products: Array.from(products, ([productId, { name, image }]) => ({ id: productId, name, image })),
  };
}

/** The stars of the order are what a review cannot be without. */
export function validateReview({ rating }: ReviewValues): FieldErrors {
  return rating === null ? { rating: validationText("rating_required") } : {};
}

/** Sends a review (C6); null when the panel has it, else what it says is wrong. */
export async function sendReview(review: ReviewDraft): Promise<FieldErrors | null> {
  let problem: PanelError | null = null;
  const sent = await post(createReview, {
    body: review,
    onProblem: (error) => ((problem = error), false),
  });
  return sent === null ? fieldErrors(problem) : null;
}
