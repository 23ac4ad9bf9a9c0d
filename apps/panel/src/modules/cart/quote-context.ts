import type { Language } from "@talabee/contract";
import type { OrderType, PaymentMethod } from "@talabee/domain";
import type { CouponRecord } from "../coupons/coupon-record.js";
import type { AddressPlace } from "./delivery-request.js";

export interface QuoteContext {
  readonly now: Date;
  readonly language: Language;
  readonly orderType: OrderType;
  /** Where to deliver; undefined before an address is chosen. */
  readonly place?: AddressPlace | undefined;
  /** Whether a missing address is a problem: at checkout, not in the cart. */
  readonly needsAddress?: boolean;
  /** Time of a scheduled order; as soon as possible if omitted. */
  readonly scheduledAt?: Date | null;
  /** Payment method for the amount due: only cash is rounded (REQ-MONEY-21). */
  readonly paymentMethod?: PaymentMethod | null | undefined;
  /** The part of the wallet that may be used, in dirhams; omitted if the wallet is not used. */
  readonly walletBalance?: number;
  /** Coupons to suggest for the cart. */
  readonly offers?: readonly CouponRecord[];
}
