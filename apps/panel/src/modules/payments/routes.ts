import {
  cancelBill,
  confirmPayment as confirmPaymentCall,
  createBill,
  panelBills,
  payBill as payBillCall,
  paymentReturn,
  payments,
  paymentWebhook,
  topUpWallet,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { honoPath, serve } from "../../http/endpoint.js";
import { fingerprintOf, replayHeader } from "../../http/idempotency.js";
import type { Panel } from "../../panel.js";
import { confirmPayment, returnFromGateway } from "./confirm-payment.js";
import { handleWebhook } from "./handle-webhook.js";
import { listPayments } from "./list-payments.js";
import { createPanelBills } from "./panel-bills.js";
import { payBill } from "./pay-bill.js";
import type { ReadOrder, ReplayableResponse } from "./payment-response.js";
import { topUp } from "./top-up.js";

/**
 * Payments over HTTP (REQ-MONEY-35): for customers, for those who issue bills, for gateways' webhooks, and for browsers
 * returning from a gateway's page.
 */
export function paymentRoutes(app: App, panel: Panel, readOrder: ReadOrder): void {
  serve(app, panel, payments, async ({ user, query }) => ({
    data: await listPayments(panel, user.id, query),
  }));
  serve(app, panel, confirmPaymentCall, async ({ user, params, body, language, idempotencyKey: key }) => {
    const id = params["id"]!;
    const path = `/api/payments/${id}/confirm`;
    const request = { userId: user.id, path, key, fingerprint: await fingerprintOf(body) };
    const confirmed = { id, resultToken: body.result_token };
    return reply(await confirmPayment(panel, readOrder, confirmed, request, language));
  });
  const issued = createPanelBills(panel);
  serve(app, panel, panelBills, async ({ query }) => ({ data: await issued.list(query) }));
  serve(app, panel, createBill, async ({ user, body }) => ({ data: await issued.create(user, body) }));
  serve(app, panel, cancelBill, async ({ user, params }) => ({
    data: await issued.cancel(user, params["id"]!),
  }));
  serve(app, panel, payBillCall, async ({ user, body, language, idempotencyKey: key }) => {
    await panel.limits.use("payments", user.id);
    const request = { userId: user.id, path: payBillCall.path, key, fingerprint: await fingerprintOf(body) };
    return reply(await payBill(panel, readOrder, body, request, language));
  });
  serve(app, panel, topUpWallet, async ({ user, body, language, idempotencyKey: key }) => {
    await panel.limits.use("payments", user.id);
    const request = { userId: user.id, path: topUpWallet.path, key, fingerprint: await fingerprintOf(body) };
    return reply(await topUp(panel, body, request, language));
  });

  // The signature covers the raw bytes of the body, so it must not be parsed as a form.
  app.post(honoPath(paymentWebhook), async (context) => {
    const provider = context.req.param("provider") ?? "";
    await handleWebhook(panel, provider, await context.req.text(), context.req.raw.headers);
    context.header("Cache-Control", "no-store");
    return context.json({ message: "", data: null });
  });
  app.get(honoPath(paymentReturn), async (context) => {
    const { result_token, payment_intent, canceled } = context.req.query();
    const page = await returnFromGateway(panel, context.req.param("id") ?? "", {
      resultToken: result_token ?? payment_intent ?? null,
      givenUp: canceled === undefined ? null : Number(canceled),
    });
    context.header("Cache-Control", "no-store");
    return context.redirect(page, 303);
  });
}

function reply<Data>({ body, replayed }: ReplayableResponse<Data>) {
  return { message: { text: body.message }, data: body.data, headers: replayHeader(replayed) };
}
