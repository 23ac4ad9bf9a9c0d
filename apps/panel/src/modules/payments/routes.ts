import { confirmPayment, payBill, paymentReturn, payments, paymentWebhook } from "@talabee/contract";
import { type App, honoPath, serve } from "../../http/endpoint.js";
import { fingerprintOf } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { createPaymentService } from "./service.js";

/** Payments over HTTP (C6): for customers, for gateways, and for browsers that come back from a gateway's page. */
export function paymentRoutes(app: App, panel: Panel): void {
  const service = createPaymentService(panel);

  serve(app, panel, payments, async ({ user, query }) => ({ data: await service.list(user.id, query) }));
  serve(app, panel, confirmPayment, async ({ user, params, body, language, idempotencyKey: key }) => {
    const id = params["id"]!;
    const path = `/api/payments/${id}/confirm`;
    const request = { userId: user.id, path, key, fingerprint: fingerprintOf(body) };
    const { body: answer, replayed } = await service.confirm(id, body.result_token, request, language);
    return { message: { text: answer.message }, data: answer.data, headers: replayHeader(replayed) };
  });
  serve(app, panel, payBill, async ({ user, body, language, idempotencyKey: key }) => {
    await panel.limits.use("payments", user.id);
    const request = { userId: user.id, path: payBill.path, key, fingerprint: fingerprintOf(body) };
    const { body: answer, replayed } = await service.pay(body, request, language);
    return { message: { text: answer.message }, data: answer.data, headers: replayHeader(replayed) };
  });

  // The signature is over the body byte for byte: it is read as it came, not as a form.
  app.post(honoPath(paymentWebhook), async (context) => {
    await service.flow.hear(
      context.req.param("provider") ?? "",
      await context.req.text(),
      context.req.raw.headers,
    );
    context.header("Cache-Control", "no-store");
    return context.json({ message: "", data: null });
  });
  app.get(honoPath(paymentReturn), async (context) => {
    const { result_token, payment_intent } = context.req.query();
    const page = await service.backFromPage(
      context.req.param("id") ?? "",
      result_token ?? payment_intent ?? null,
    );
    context.header("Cache-Control", "no-store");
    return context.redirect(page, 303);
  });
}

export function replayHeader(isReplay: boolean): Record<string, string> {
  return isReplay ? { "Idempotent-Replayed": "true" } : {};
}
