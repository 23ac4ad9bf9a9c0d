import * as z from "zod/mini";
import { Id, listOf, pageQuery } from "./primitives.js";
import { Review } from "./reviews.js";
import { schema } from "./schema.js";
import { optionalProse } from "./text.js";

/** Which reviews: those without a reply, or all. */
export const REVIEW_STATES = ["open", "all"] as const;

/** A review, as those see it who answer it. */
export const PanelReview = schema(() =>
  z.object({
    ...Review.shape,
    vendor_id: Id,
    /** The order that was rated; null for one that is kept no longer. */
    order_id: z.nullable(Id),
  }),
);
export type PanelReview = z.infer<typeof PanelReview>;
/** A page of reviews, newest first. */
export const PanelReviewList = schema(() => listOf(PanelReview));
/** Which reviews; those without a reply by default. */
export const panelReviewsQuery = schema(() => ({
  vendor_id: z.optional(Id),
  state: z.optional(z.enum(REVIEW_STATES)),
  ...pageQuery,
}));
/** A reply in place of the one before; without a text there is none any more. */
export const ReviewReplyRequest = schema(() => z.object({ text: optionalProse(1000) }));
