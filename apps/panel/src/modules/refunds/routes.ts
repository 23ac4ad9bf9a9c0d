import { orderRefunds, previewRefund, refundOrder } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import { replayHeader } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { createRefundService } from "./service.js";

/** Refunds of delivered orders, by those who may give money back. */
export function refundRoutes(app: App, panel: Panel): void {
  const service = createRefundService(panel);

  serve(app, panel, orderRefunds, async ({ user, params }) => ({
    data: await service.list(user, params["id"]!),
  }));
  serve(app, panel, previewRefund, async ({ user, params, body }) => ({
    data: await service.preview(user, params["id"]!, body),
  }));
  serve(app, panel, refundOrder, async ({ user, params, body, language, idempotencyKey, context }) => {
    const request = { path: context.req.path, key: idempotencyKey, language };
    const { data, message, replayed } = await service.refund(user, params["id"]!, body, request);
    return { data, message: { text: message }, headers: replayHeader(replayed) };
  });
}
