import type { Stripe } from "stripe";
import type {
  GatewayCard,
  GatewayDispute,
  GatewayPayment,
  GatewayRefund,
  GatewayState,
} from "../payment-gateway.js";

/** Metadata that marks our payments among others of the account; `flow` selects which of their events count. */
export interface OurMetadata {
  reference: string;
  flow: "page" | "card";
}

/** Metadata that marks pages for saving a card. */
export interface CardPageMetadata {
  /** Our id of the customer. */
  user: string;
  flow: "keep";
}

/** Whether an id is that of a Checkout session. */
export const isSession = (id: string) => id.startsWith("cs_");

/** An expanded object; null if it is missing or not expanded. */
export function expanded<T extends object>(value: string | T | null | undefined): T | null {
  return typeof value === "object" ? value : null;
}

/** The id of an object that may be expanded; null for none. */
export function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}

/** A card of a customer; null if it belongs to no customer or is not a card. */
export function toSavedCard(method: Stripe.PaymentMethod, customer: string | null): GatewayCard | null {
  const { id, card } = method;
  if (card === undefined || customer === null || idOf(method.customer) !== customer) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { token: id, customer, brand, last4, expMonth: exp_month, expYear: exp_year };
}

const INTENT_STATES: Record<Stripe.PaymentIntent.Status, GatewayState> = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "open",
  // Unused: charges are captured immediately.
  requires_capture: "processing",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** A payment by saved card, as the gateway interface describes it. */
export function intentToPayment(intent: Stripe.PaymentIntent): GatewayPayment {
  const isDeclined = intent.status === "requires_payment_method" && intent.last_payment_error !== null;
  return {
    id: intent.id,
    reference: intent.metadata["reference"] ?? "",
    amount: intent.amount,
    // A status newer than this code: treat it as not final.
    state: isDeclined ? "declined" : (INTENT_STATES[intent.status] ?? "processing"),
    actionUrl: intent.next_action?.redirect_to_url?.url ?? null,
  };
}

/** A payment on Stripe's page, as the gateway interface describes it. */
export function sessionToPayment(session: Stripe.Checkout.Session): GatewayPayment {
  const state: GatewayState =
    session.payment_status === "paid"
      ? "succeeded"
      : session.status === "expired"
        ? "canceled"
        : session.status === "complete"
          ? "processing"
          : "open";
  return {
    id: session.id,
    reference: session.metadata?.["reference"] ?? "",
    amount: session.amount_total ?? 0,
    state,
    actionUrl: state === "open" ? session.url : null,
  };
}

/** A refund of Stripe, as the gateway interface describes it. */
export function toGatewayRefund({ id, status }: Stripe.Refund): GatewayRefund {
  const state =
    status === "succeeded"
      ? "succeeded"
      : status === "failed" || status === "canceled"
        ? "failed"
        : "pending";
  return { id, state };
}

/** A warning has taken no money, so a closed one counts as won. */
const WON = new Set<string>(["won", "warning_closed", "prevented"]);

/** A dispute of Stripe, as the gateway interface describes it. */
export function toGatewayDispute({ id, amount, reason, status }: Stripe.Dispute): GatewayDispute {
  return { id, amount, reason, state: status === "lost" ? "lost" : WON.has(status) ? "won" : "open" };
}
