import * as z from "zod/mini";
import { REVIEW_SORTS } from "./choices.js";
import { Id, listOf, pageQuery, Picture, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { optionalProse } from "./text.js";
import { REVIEW_PHOTO_LIMITS } from "./upload-limits.js";
import { upload } from "./uploads.js";

/** Rating in stars, 1 to 5. */
export const Stars = schema(() =>
  z.int("rating_required").check(z.minimum(1, "rating_required"), z.maximum(5, "rating_required")),
);

/** Most photographs in a review. */
export const MAX_REVIEW_PHOTOS = 3;

/** A photograph in a review; public once the store has approved it (REQ-ACCOUNT-30). */
const ReviewPhoto = schema(() =>
  z.object({
    id: Id,
    image: Picture,
    /** Not yet approved: only its author is sent it, with an address that expires. */
    is_pending: z.boolean(),
  }),
);

/** A public review of an order: the author is a first name and an initial. */
export const Review = schema(() =>
  z.object({
    id: Id,
    author: z.string(),
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    comment: z.nullable(z.string()),
    at: Timestamp,
    photos: z.array(ReviewPhoto),
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

/** A review of a delivered order, and of single products of it (REQ-ACCOUNT-29), with photographs (REQ-ACCOUNT-30). */
export const ReviewRequest = schema(() =>
  z.object({
    order_id: Id,
    rating: Stars,
    comment: optionalProse(1000),
    products: z._default(
      z
        .array(z.object({ id: Id, rating: Stars }, "value_invalid"), "value_invalid")
        .check(z.maxLength(50, "value_invalid")),
      [],
    ),
    photos: z._default(
      z
        .array(upload(REVIEW_PHOTO_LIMITS, "picture_type"), "value_invalid")
        .check(z.maxLength(MAX_REVIEW_PHOTOS, "value_invalid")),
      [],
    ),
  }),
);

/** A photograph as the staff of its store see it, with the review that it belongs to (REQ-ACCOUNT-30). */
export const PanelReviewPhoto = schema(() =>
  z.object({
    id: Id,
    /** Null once rejected: the picture is deleted. */
    image: z.nullable(Picture),
    state: z.enum(["pending", "approved", "rejected"]),
    at: Timestamp,
    vendor_id: Id,
    review: z.object({
      id: Id,
      author: z.string(),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      comment: z.nullable(z.string()),
    }),
  }),
);
/** A page of photographs that wait for a decision, oldest first. */
export const PanelReviewPhotoList = schema(() => listOf(PanelReviewPhoto));
/** Filters of the list of photographs; staff see only those of their own stores. */
export const panelReviewPhotosQuery = schema(() => ({ vendor_id: z.optional(Id), ...pageQuery }));
/** The store's decision on a photograph; a rejected one is deleted and cannot be approved any more. */
export const ReviewPhotoDecisionRequest = schema(() =>
  z.object({ state: z.enum(["approved", "rejected"], "value_invalid") }),
);
