import { createReview, type Order } from "@talabee/contract";
import type { ReviewDraft, ReviewedOrderData, ReviewValues } from "@talabee/ui/widgets/review-form";
import { type FieldErrors, type Refusal, type Shop, submitForm } from "../../platform/index.js";
import type { ValidationText } from "../../platform/index.js";

/** The order for the review form, with each product listed once even if several lines contain it. */
export function reviewedOrder({ id, created_at, vendor, items }: Order): ReviewedOrderData {
  const products = new Map(items.map((item) => [item.product_id, item]));
  return {
    id,
    created_at,
    vendor,
    products: Array.from(products, ([productId, { name, image }]) => ({ id: productId, name, image })),
  };
}

/** The stars in a query string, chosen on the tracking page; null for any other value. */
export function readRating(text: string | null): ReviewDraft["rating"] | null {
  const stars = ([1, 2, 3, 4, 5] as const).find((step) => String(step) === text);
  return stars ?? null;
}

/** Validates a review: only the order's rating is required. */
export function validateReview({ rating }: ReviewValues, text: ValidationText): FieldErrors {
  return rating === null ? { rating: text("rating_required") } : {};
}

/** Sends a review (REQ-ACCOUNT-29). Returns the refusal, if any. */
export async function sendReview(shop: Shop, body: ReviewDraft): Promise<Refusal | undefined> {
  return (await submitForm(shop, createReview, { body })).refused;
}
