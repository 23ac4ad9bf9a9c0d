import { createReview, storeReviews } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createReviewService } from "./service.js";

export function reviewRoutes(app: App, panel: Panel): void {
  const reviews = createReviewService(panel);

  serve(app, panel, storeReviews, async ({ params, query, guest }) => ({
    data: await reviews.ofStore(params["id"]!, query, guest === null || guest.blocked ? null : guest.id),
  }));
  serve(app, panel, createReview, async ({ user, body }) => ({ data: await reviews.create(user.id, body) }));
}
