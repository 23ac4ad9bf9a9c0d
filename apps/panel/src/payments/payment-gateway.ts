import type { Language } from "@talabee/contract";
import type { PaymentBrand } from "./payment-brands.js";

/**
 * State of a payment at a gateway: `open` waits for the customer or a charge, `processing` for the bank. `succeeded`
 * and `canceled` are final; after `declined` the gateway's page may still accept another card.
 */
export type GatewayState = "open" | "processing" | "succeeded" | "declined" | "canceled";

/** A payment as the gateway reports it. */
export interface GatewayPayment {
  /** The gateway's id. */
  readonly id: string;
  /** Our reference, as passed when the payment was created. */
  readonly reference: string;
  /** Dirhams. */
  readonly amount: number;
  readonly state: GatewayState;
  /** Where the customer continues: the gateway's page, or the bank's check of a card. */
  readonly actionUrl: string | null;
}

/** A payment to create; creating it charges nothing. */
export interface NewGatewayPayment {
  /** Our reference of the payment. */
  readonly reference: string;
  /** Dirhams. */
  readonly amount: number;
  /** Shown on the gateway's page. */
  readonly description: string;
  readonly language: Language;
  /** Where the gateway redirects the customer: an address of this server. */
  readonly returnUrl: string;
  /** Where the gateway redirects the customer who gives up on its page, if it does not cancel the payment itself. */
  readonly cancelUrl: string;
  /** The gateway's customer id, so that its page can offer to save the card. */
  readonly customer: string;
  /** The saved card to charge; null if the customer pays on the gateway's page. */
  readonly card: ChargeableCard | null;
  readonly idempotencyKey: string;
}

/** A page of the gateway on which a customer enters a card to be saved. */
export interface NewCardPage {
  /** Our id of the customer, and the gateway's. */
  readonly userId: string;
  readonly customer: string;
  readonly language: Language;
  /** Where the gateway redirects the customer: an address of this server. It appends the page's id as `card_page`. */
  readonly returnUrl: string;
}

/** Result of such a page. */
export interface CardPageResult {
  /** Our id of the customer that it was opened for. */
  readonly userId: string;
  /** The saved card; null if there is none yet. */
  readonly card: GatewayCard | null;
}

/** References to charge a saved card: its token and the gateway's customer id. */
export interface ChargeableCard {
  readonly customer: string;
  readonly token: string;
}

/** A card saved at the gateway. */
export interface GatewayCard {
  readonly token: string;
  /** The gateway's customer id. */
  readonly customer: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface GatewayRefund {
  readonly id: string;
  readonly state: "pending" | "succeeded" | "failed";
}

/** A customer's bank asks for the money of a charge back. */
export interface GatewayDispute {
  readonly id: string;
  /** Dirhams. */
  readonly amount: number;
  readonly reason: string;
  /** `lost`: the money has gone back to the customer. */
  readonly state: "open" | "won" | "lost";
}

/** A gateway's webhook event. */
export type GatewayEvent =
  | { readonly id: string; readonly kind: "payment"; readonly payment: GatewayPayment }
  | {
      readonly id: string;
      readonly kind: "refund";
      /** Our id of the refund. */
      readonly reference: string;
      readonly refund: GatewayRefund;
    }
  /** Money was returned, by us or in the gateway's dashboard: the total of the payment's refunds, in dirhams. */
  | { readonly id: string; readonly kind: "returned"; readonly reference: string; readonly total: number }
  | {
      readonly id: string;
      readonly kind: "dispute";
      /** The gateway's id of the charge, for {@link PaymentGateway.findReference}. */
      readonly charge: string;
      readonly dispute: GatewayDispute;
    }
  /** A card was entered on a page opened for it. */
  | { readonly id: string; readonly kind: "card"; readonly page: string }
  /** An event that does not concern us. */
  | { readonly id: string; readonly kind: "other" };

/**
 * A provider of card payments (REQ-MONEY-35). Calls that change something take an idempotency key. Each throws {@link
 * GatewayRefused} if the gateway refused, and {@link GatewayUnreachable} if the outcome is unknown: then repeat the
 * call.
 */
export interface PaymentGateway {
  /** The name in the webhook's path. */
  readonly provider: string;
  /** Cards and wallets that its page takes, as far as the configuration names them. */
  readonly brands: readonly PaymentBrand[];
  /** Creates a payment without charging it: `chargeCard`, or the customer on the gateway's page, does that. */
  createPayment(payment: NewGatewayPayment): Promise<GatewayPayment>;
  /** Charges a saved card; the bank may require the customer's confirmation first (`open` with an `actionUrl`). */
  chargeCard(
    id: string,
    charge: { readonly card: ChargeableCard; readonly returnUrl: string; readonly idempotencyKey: string },
  ): Promise<GatewayPayment>;
  fetchPayment(id: string): Promise<GatewayPayment>;
  /** Cancels a payment. The returned state shows whether it was in time. */
  cancelPayment(id: string): Promise<GatewayPayment>;
  /** Refunds an amount in dirhams; `reference` is our id of the refund. */
  refund(
    id: string,
    refund: { readonly amount: number; readonly reference: string; readonly idempotencyKey: string },
  ): Promise<GatewayRefund>;
  /** Our reference of the payment that a charge belongs to; null if it is not ours. */
  findReference(charge: string): Promise<string | null>;
  /** The state of a refund. */
  fetchRefund(id: string): Promise<GatewayRefund>;
  /** Creates a customer at the gateway; the same user again within a day gets the same id. */
  createCustomer(userId: string): Promise<string>;
  /** Turns a one-time token into a saved card. */
  saveCard(card: {
    readonly token: string;
    readonly customer: string;
    readonly idempotencyKey: string;
  }): Promise<GatewayCard>;
  /** The card that a customer chose to save on the gateway's payment page; null if they did not. */
  fetchSavedCard(id: string): Promise<GatewayCard | null>;
  /** Opens a page for entering a card to be saved; nothing is charged. */
  openCardPage(page: NewCardPage): Promise<{ readonly id: string; readonly actionUrl: string }>;
  readCardPage(id: string): Promise<CardPageResult>;
  /** Deletes a saved card; no error if it is deleted already. */
  deleteCard(card: ChargeableCard): Promise<void>;
  /** Verifies and parses a webhook from its raw body. Throws {@link SignatureInvalid}. */
  readEvent(body: string, headers: Headers, now: Date): GatewayEvent;
  /** Whether a token brought back by the customer's browser belongs to this payment. */
  isResultOf(id: string, token: string): boolean;
}

/** The gateway refused; nothing was charged. */
export class GatewayRefused extends Error {
  override readonly name = "GatewayRefused";
}

/** No usable response: the outcome is unknown. */
export class GatewayUnreachable extends Error {
  override readonly name = "GatewayUnreachable";
}

/** A message that the gateway did not sign, or that is too old. */
export class SignatureInvalid extends Error {
  override readonly name = "SignatureInvalid";
}
