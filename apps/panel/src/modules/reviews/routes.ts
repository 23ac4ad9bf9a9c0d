import { createReview, storeReviews } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { createReviewService } from "./service.js";

export function reviewRoutes(app: App, panel: Panel): void {
  const reviews = createReviewService(panel);

  servePublic(
    app,
    panel,
    storeReviews,
    async ({ params, query }) => ({
      data: await reviews.ofStore(params["id"]!, query),
      storeId: params["id"]!,
    }),
    {
      personal: async ({ params, user }, guests) => ({
        ...guests(),
        reviewable_order_id: user.blocked ? null : await reviews.reviewableOrder(user.id, params["id"]!),
      }),
    },
  );
  serve(app, panel, createReview, async ({ user, body }) => ({ data: await reviews.create(user.id, body) }));
}
