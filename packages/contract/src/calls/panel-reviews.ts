/* Reviews of stores, for those who answer them. */
import { defineCall } from "../call.js";
import {
  PanelReview,
  PanelReviewList,
  panelReviewsQuery,
  ReviewReplyRequest,
} from "../schemas/panel-reviews.js";

export const panelReviews = defineCall({
  method: "GET",
  path: "/api/panel/reviews",
  tag: "Reviews of the panel",
  summary: "Reviews of the stores the user answers for, newest first",
  access: "staff",
  right: "review.reply",
  query: panelReviewsQuery,
  data: PanelReviewList,
});

export const replyToReview = defineCall({
  method: "POST",
  path: "/api/panel/reviews/{id}/reply",
  tag: "Reviews of the panel",
  summary: "Reply to a review where everybody reads it, or take the reply back",
  access: "staff",
  right: "review.reply",
  body: ReviewReplyRequest,
  data: PanelReview,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel"],
});
