import {
  createReview,
  decideReviewPhoto,
  panelReviewPhotos,
  panelReviews,
  replyToReview,
  storeReviews,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { createPhotoModeration } from "./photo-moderation.js";
import { createReviewReplies } from "./replies.js";
import { createReviewService } from "./service.js";

/** Binds the calls of reviews (REQ-ACCOUNT-30). */
export function reviewRoutes(app: App, panel: Panel): void {
  const reviews = createReviewService(panel);
  const photos = createPhotoModeration(panel);
  const replies = createReviewReplies(panel);

  servePublic(
    app,
    panel,
    storeReviews,
    async ({ params, query }) => ({
      data: await reviews.ofStore(params["id"]!, query),
      storeId: params["id"]!,
    }),
    {
      personal: async ({ params, user }, guests) => {
        const shown = guests();
        if (user.blocked) return shown;
        return {
          ...shown,
          items: await reviews.withOwnPhotos(user.id, shown.items),
          reviewable_order_id: await reviews.reviewableOrder(user.id, params["id"]!),
        };
      },
    },
  );
  serve(app, panel, createReview, async ({ user, body }) => ({ data: await reviews.create(user.id, body) }));
  serve(app, panel, panelReviews, async ({ user, query }) => ({ data: await replies.list(user, query) }));
  serve(app, panel, replyToReview, async ({ user, params, body }) => ({
    data: await replies.reply(user, params["id"]!, body.text || null),
  }));
  serve(app, panel, panelReviewPhotos, async ({ user, query }) => ({ data: await photos.list(user, query) }));
  serve(app, panel, decideReviewPhoto, async ({ user, params, body }) => ({
    data: await photos.decide(user, params["id"]!, body),
  }));
}
