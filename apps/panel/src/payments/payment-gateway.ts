import type { Language } from "@talabee/contract";

/**
 * Where a payment stands at a gateway: `open` waits for the customer or for a charge, `processing` for the bank.
 * `succeeded` and `canceled` are for good; after `declined` a gateway's page may still offer another try.
 */
export type GatewayState = "open" | "processing" | "succeeded" | "declined" | "canceled";

/** A payment as the gateway knows it. */
export interface GatewayPayment {
  /** The gateway's own id. */
  readonly id: string;
  /** Our id of the payment, as it was given when it was made. */
  readonly reference: string;
  /** Dirhams. */
  readonly amount: number;
  readonly state: GatewayState;
  /** Where the customer goes on: the gateway's page, or the bank's check of a card. */
  readonly actionUrl: string | null;
}

/** A payment to be made; nothing is charged by making it. */
export interface NewGatewayPayment {
  /** Our id of the payment. */
  readonly reference: string;
  /** Dirhams. */
  readonly amount: number;
  /** What the customer reads on the gateway's page. */
  readonly description: string;
  readonly language: Language;
  /** Where the gateway sends the customer back to: an address of this panel. */
  readonly returnUrl: string;
  /** The gateway's name for whoever pays: on its page they may ask to have their card kept. */
  readonly customer: string;
  /** The kept card that will be charged; null when the customer pays on the gateway's page. */
  readonly card: ChargeableCard | null;
  readonly idempotencyKey: string;
}

/** A page of the gateway on which a customer types a card that is to be kept. */
export interface NewCardPage {
  /** Our id of the customer, and the gateway's. */
  readonly userId: string;
  readonly customer: string;
  readonly language: Language;
  /** Where the gateway sends the customer back to: an address of this panel. It adds the page's id as `card_page`. */
  readonly returnUrl: string;
}

/** What came of such a page. */
export interface CardPageResult {
  /** Our id of the customer it was opened for. */
  readonly userId: string;
  /** The card that is kept now; null while there is none. */
  readonly card: GatewayCard | null;
}

/** What a kept card is charged by: its token, and the name the gateway has for its owner. */
export interface ChargeableCard {
  readonly customer: string;
  readonly token: string;
}

/** A card the gateway keeps: all that is known of it here. */
export interface GatewayCard {
  readonly token: string;
  /** The gateway's name for the customer it belongs to. */
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

/** What a gateway tells of its own accord. */
export type GatewayEvent =
  | { readonly id: string; readonly kind: "payment"; readonly payment: GatewayPayment }
  | {
      readonly id: string;
      readonly kind: "refund";
      /** Our id of the refund. */
      readonly reference: string;
      readonly refund: GatewayRefund;
    }
  /** A card was typed into a page that was opened for it. */
  | { readonly id: string; readonly kind: "card"; readonly page: string }
  /** Nothing that concerns us. */
  | { readonly id: string; readonly kind: "other" };

/**
 * A provider of card payments (REQ-MONEY-35). Every call that changes something takes a key under which it may be
 * repeated without harm. Each throws {@link GatewayRefused} when the gateway said no, and {@link GatewayUnreachable}
 * when nobody knows whether it did what was asked: then only asking again helps.
 */
export interface PaymentGateway {
  /** Its name in the webhook's address. */
  readonly provider: string;
  /** Makes a payment. No money moves: that takes `chargeCard`, or the customer on the gateway's page. */
  createPayment(payment: NewGatewayPayment): Promise<GatewayPayment>;
  /** Charges a kept card; the bank may want to see the customer first (`open` with an `actionUrl`). */
  chargeCard(
    id: string,
    charge: { readonly card: ChargeableCard; readonly returnUrl: string; readonly idempotencyKey: string },
  ): Promise<GatewayPayment>;
  fetchPayment(id: string): Promise<GatewayPayment>;
  /** Gives a payment up. What comes back says whether that was in time. */
  cancelPayment(id: string): Promise<GatewayPayment>;
  /** Gives money back, in dirhams; `reference` is our id of the refund. */
  refund(
    id: string,
    refund: { readonly amount: number; readonly reference: string; readonly idempotencyKey: string },
  ): Promise<GatewayRefund>;
  /** How a refund that was asked for stands. */
  fetchRefund(id: string): Promise<GatewayRefund>;
  /** Gives a user a name at the gateway; the same user again within a day gets the same one. */
  createCustomer(userId: string): Promise<string>;
  /** Makes a one-time token into a card that can be charged again. */
  saveCard(card: {
    readonly token: string;
    readonly customer: string;
    readonly idempotencyKey: string;
  }): Promise<GatewayCard>;
  /** The card a customer asked to have kept as they paid on the gateway's page; null when they did not. */
  fetchSavedCard(id: string): Promise<GatewayCard | null>;
  /** Opens a page on which a card is typed to be kept; nothing is charged. */
  openCardPage(page: NewCardPage): Promise<{ readonly id: string; readonly actionUrl: string }>;
  readCardPage(id: string): Promise<CardPageResult>;
  /** Forgets a kept card; one that is forgotten already is no error. */
  deleteCard(card: ChargeableCard): Promise<void>;
  /** Reads what a gateway told, from the body byte for byte. Throws {@link SignatureInvalid}. */
  readEvent(body: string, headers: Headers, now: Date): GatewayEvent;
  /** Whether a token that the customer's browser brought back belongs to this payment. */
  isResultOf(id: string, token: string): boolean;
}

/** The gateway said no, and took nothing. */
export class GatewayRefused extends Error {
  override readonly name = "GatewayRefused";
}

/** No answer, or none that tells: whether anything happened is not known. */
export class GatewayUnreachable extends Error {
  override readonly name = "GatewayUnreachable";
}

/** A message that is not the gateway's, or too old to be believed. */
export class SignatureInvalid extends Error {
  override readonly name = "SignatureInvalid";
}
