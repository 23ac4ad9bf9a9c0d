import { createReview, type Order } from "@talabee/contract";
import type { ReviewDraft, ReviewedOrderData, ReviewValues } from "@talabee/ui/widgets/review-form";
import { type FieldErrors, type Refusal, type Shop, submitForm } from "../../platform/index.js";
import type { ValidationText } from "../../platform/index.js";

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
export function validateReview({ rating }: ReviewValues, text: ValidationText): FieldErrors {
  return rating === null ? { rating: text("rating_required") } : {};
}

/** Sends a review (REQ-ACCOUNT-29); what the panel says is wrong, if anything. */
export async function sendReview(shop: Shop, body: ReviewDraft): Promise<Refusal | undefined> {
  return (await submitForm(shop, createReview, { body })).refused;
}
