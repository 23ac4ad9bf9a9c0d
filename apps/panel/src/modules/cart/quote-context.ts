import type { Language } from "@talabee/contract";
import type { DeliveryPlace, OrderType, PaymentMethod } from "@talabee/domain";
import type { KnownCoupon } from "../coupons/known-coupon.js";

export interface QuoteContext {
  readonly now: Date;
  readonly language: Language;
  readonly orderType: OrderType;
  /** Where to deliver; undefined before an address is chosen. */
  readonly place?: DeliveryPlace | undefined;
  /** Whether the lack of an address is a problem already: at checkout, not in the cart. */
  readonly needsAddress?: boolean;
  /** For when it is wanted; as soon as possible when left out. */
  readonly scheduledAt?: Date | null;
  /** How the rest is going to be paid: only cash is rounded (REQ-MONEY-21). */
  readonly paymentMethod?: PaymentMethod | null | undefined;
  /** What the customer's wallet may pay of it, in dirhams; left out when it is not to be used. */
  readonly walletBalance?: number;
  /** Coupons that could be put on the cart, to suggest one. */
  readonly offers?: readonly KnownCoupon[];
}
