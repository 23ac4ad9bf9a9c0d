import * as z from "zod/mini";
import { wholeNumber } from "./amount.js";
import { CouponCode } from "./coupons.js";
import { Id, listOf, MinorUnits, pageQuery, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { TOPUP_BOUNDS } from "./wallet.js";

/** Vouchers that can still be redeemed, and those that were. */
export const VOUCHER_STATES = ["open", "redeemed"] as const;

/** A voucher, as those see it who issue them. */
export const PanelVoucher = schema(() =>
  z.object({
    id: Id,
    code: z.string(),
    amount: MinorUnits,
    kind: z.enum(["voucher", "gift"]),
    /** The only customer who may redeem it; null for anybody with the code. */
    user_id: z.nullable(Id),
    /** Until when it can be redeemed; null for no end. */
    expires_at: z.nullable(Timestamp),
    /** For how many days the credit lasts; null for no end. */
    credit_days: z.nullable(z.int()),
    redeemed_by: z.nullable(Id),
    redeemed_at: z.nullable(Timestamp),
    at: Timestamp,
  }),
);
export type PanelVoucher = z.infer<typeof PanelVoucher>;
/** A page of vouchers, newest first. */
export const PanelVoucherList = schema(() => listOf(PanelVoucher));
/** Which vouchers; all by default. */
export const panelVouchersQuery = schema(() => ({
  state: z.optional(z.enum(VOUCHER_STATES)),
  ...pageQuery,
}));

/** A new voucher; without a code it gets one that cannot be guessed. */
export const PanelVoucherRequest = schema(() =>
  z.object({
    amount: wholeNumber(1, TOPUP_BOUNDS.max),
    code: z.optional(z.nullable(CouponCode)),
    kind: z._default(z.enum(["voucher", "gift"], "value_invalid"), "voucher"),
    user_id: z.optional(z.nullable(Id)),
    expires_at: z.optional(z.nullable(Timestamp)),
    credit_days: z.optional(z.nullable(wholeNumber(1, 3650))),
  }),
);
