import type { Stripe } from "stripe";
import type { GatewayEvent } from "../payment-gateway.js";
import {
  type CardPageMetadata,
  idOf,
  intentToPayment,
  type OurMetadata,
  sessionToPayment,
  toGatewayDispute,
  toGatewayRefund,
} from "./stripe-objects.js";

/** The gateway event of a webhook of Stripe; kind `other` for what needs no work. */
export function readStripeEvent(event: Stripe.Event): GatewayEvent {
  const other: GatewayEvent = { id: event.id, kind: "other" };
  if (
    event.type === "checkout.session.completed" &&
    event.data.object.metadata?.["flow"] === ("keep" satisfies CardPageMetadata["flow"])
  ) {
    return { id: event.id, kind: "card", page: event.data.object.id };
  }
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return event.data.object.metadata?.["reference"] === undefined
        ? other
        : { id: event.id, kind: "payment", payment: sessionToPayment(event.data.object) };
    case "checkout.session.async_payment_failed":
      return event.data.object.metadata?.["reference"] === undefined
        ? other
        : {
            id: event.id,
            kind: "payment",
            payment: { ...sessionToPayment(event.data.object), state: "declined" },
          };
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      // A declined card on Checkout's page is not final: the page's own events report the result.
      return event.data.object.metadata["flow"] === ("card" satisfies OurMetadata["flow"])
        ? { id: event.id, kind: "payment", payment: intentToPayment(event.data.object) }
        : other;
    case "refund.updated":
    case "refund.failed": {
      const reference = event.data.object.metadata?.["reference"];
      return reference === undefined
        ? other
        : { id: event.id, kind: "refund", reference, refund: toGatewayRefund(event.data.object) };
    }
    case "charge.refunded": {
      // Stripe copies the metadata of a payment to its charge.
      const { metadata, amount_refunded: total } = event.data.object;
      const reference = metadata["reference"];
      return reference === undefined ? other : { id: event.id, kind: "returned", reference, total };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed": {
      const intent = idOf(event.data.object.payment_intent);
      return intent === null
        ? other
        : { id: event.id, kind: "dispute", charge: intent, dispute: toGatewayDispute(event.data.object) };
    }
    default:
      return other;
  }
}
