import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import type { Body } from "../../testing/fake-stripe.js";
import { gateway, setUpStripeTests, WEBHOOK_SECRET } from "../../testing/stripe-fixture.js";
import { SignatureInvalid } from "../payment-gateway.js";

setUpStripeTests();

describe("Stripe's webhooks", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const signed = (type: string, object: Body, { age = 0, secret = WEBHOOK_SECRET, id = "evt_1" } = {}) => {
    const payload = JSON.stringify({ id, object: "event", type, data: { object } });
    const header = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(now.getTime() / 1000) - age,
    });
    return [payload, new Headers({ "Stripe-Signature": header }), now] as const;
  };
  const intent = {
    id: "pi_9",
    amount: 500,
    status: "succeeded",
    last_payment_error: null,
    next_action: null,
  };

  it("require a signature that is at most 300 seconds old", () => {
    const object = { ...intent, metadata: { reference: "p.1", flow: "card" } };
    const [body, headers] = signed("payment_intent.succeeded", object);
    expect(gateway.readEvent(body, headers, now)).toEqual({
      id: "evt_1",
      kind: "payment",
      payment: { id: "pi_9", reference: "p.1", amount: 500, state: "succeeded", actionUrl: null },
    });
    expect(() => gateway.readEvent(`${body} `, headers, now)).toThrow(SignatureInvalid);
    expect(() => gateway.readEvent(body, new Headers(), now)).toThrow(SignatureInvalid);
    expect(() => gateway.readEvent(...signed("x", object, { age: 301 }))).toThrow(SignatureInvalid);
    expect(() => gateway.readEvent(...signed("x", object, { secret: "whsec_other" }))).toThrow(
      SignatureInvalid,
    );
    expect(gateway.readEvent(...signed("x", object, { age: 299 })).kind).toBe("other");
  });

  it("of pages, cards and refunds are parsed; others are ignored", () => {
    const session = {
      id: "cs_test_9",
      amount_total: 700,
      status: "complete",
      payment_status: "paid",
      url: null,
      metadata: { reference: "p.2", flow: "page" },
    };
    const kinds = [
      signed("checkout.session.completed", session),
      signed("checkout.session.expired", { ...session, status: "expired", payment_status: "unpaid" }),
      signed("checkout.session.async_payment_failed", { ...session, payment_status: "unpaid" }),
      signed("checkout.session.completed", { ...session, payment_status: "unpaid" }),
      signed("payment_intent.payment_failed", {
        ...intent,
        status: "requires_payment_method",
        last_payment_error: { code: "card_declined" },
        metadata: { reference: "p.3", flow: "card" },
      }),
    ].map((event) => {
      const received = gateway.readEvent(...event);
      return received.kind === "payment" ? received.payment.state : received.kind;
    });
    expect(kinds).toEqual(["succeeded", "canceled", "declined", "processing", "declined"]);
    const others = [
      // A payment behind a page, and another account user's.
      signed("payment_intent.payment_failed", { ...intent, metadata: { reference: "p.2", flow: "page" } }),
      signed("checkout.session.completed", { ...session, metadata: {} }),
      signed("refund.updated", { id: "re_1", status: "succeeded", metadata: {} }),
    ].map((event) => gateway.readEvent(...event).kind);
    expect(others).toEqual(["other", "other", "other"]);
    const failed = signed("refund.failed", { id: "re_1", status: "failed", metadata: { reference: "r9" } });
    expect(gateway.readEvent(...failed)).toEqual({
      id: "evt_1",
      kind: "refund",
      reference: "r9",
      refund: { id: "re_1", state: "failed" },
    });
  });
});
