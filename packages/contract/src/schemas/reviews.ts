import * as z from "zod/mini";
import { REVIEW_SORTS } from "./choices.js";
import { Id, Timestamp, optionalText, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";

/** Rating in stars, 1 to 5. */
export const Stars = schema(() =>
  z.int("rating_required").check(z.minimum(1, "rating_required"), z.maximum(5, "rating_required")),
);

/** A public review of an order: the author is a first name and an initial. */
export const Review = schema(() =>
  z.object({
    id: Id,
    author: z.string(),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    comment: z.nullable(z.string()),
    at: Timestamp,
    /** The store's reply. */
    reply: z.nullable(z.object({ text: z.string(), at: Timestamp })),
  }),
);
export type Review = z.infer<typeof Review>;

/** A page of a store's reviews with their statistics (REQ-ACCOUNT-29). */
export const StoreReviews = schema(() =>
  z.object({
    /** 0 to 5, one decimal; 0 while there are none. */
    average: z.number().check(z.minimum(0), z.maximum(5)),
    total: z.int(),
    /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
    counts: z.array(z.int()).check(z.length(5)),
    items: z.array(Review),
    next_cursor: z.nullable(z.string()),
    /**
     * The caller's newest delivered order of the store that has no review yet (REQ-ACCOUNT-29); null without one, or a
     * session.
     */
    reviewable_order_id: z.nullable(Id),
  }),
);

/** Filters of the review list. */
export const reviewsQuery = schema(() => ({ sort: z.optional(z.enum(REVIEW_SORTS)), ...pageQuery }));

/** A review of a delivered order, and of single products of it (REQ-ACCOUNT-29). */
export const ReviewRequest = schema(() =>
  z.object({
    order_id: Id,
    rating: Stars,
    comment: optionalText(1000),
    products: z._default(
      z
        .array(z.object({ id: Id, rating: Stars }, "value_invalid"), "value_invalid")
        .check(z.maxLength(50, "value_invalid")),
      [],
    ),
  }),
);
