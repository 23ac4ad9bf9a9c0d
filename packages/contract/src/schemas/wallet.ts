import { WALLET_ENTRY_KINDS } from "@talabee/domain";
import * as z from "zod/mini";
import { Payment } from "./payments.js";
import { MinorUnits, Id, listOf, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";

/** Minimum and maximum of a top-up, in minor units (REQ-MONEY-33). */
export const TOPUP_BOUNDS = { min: 1000, max: 500_000 } as const;

/** The wallet now; credits that expire soonest are spent first (REQ-MONEY-19). */
export const Wallet = schema(() =>
  z.object({
    balance: MinorUnits,
    /** ISO 4217 code of the market. */
    currency: z.string(),
    expiring: z.array(z.object({ amount: MinorUnits, expires_at: Timestamp })),
  }),
);
export type Wallet = z.infer<typeof Wallet>;

/** An entry of the ledger: `amount` is signed, `balance_after` is the balance after it. */
export const WalletEntry = schema(() =>
  z.object({
    id: Id,
    kind: z.enum(WALLET_ENTRY_KINDS),
    amount: MinorUnits,
    balance_after: MinorUnits,
    order_code: z.nullable(z.string()),
    at: Timestamp,
  }),
);
export type WalletEntry = z.infer<typeof WalletEntry>;
/** A page of the ledger, newest first. */
export const WalletLedger = schema(() => listOf(WalletEntry));

/** A top-up: its amount in minor units and payment method. */
export const TopUpRequest = schema(() =>
  z.object({
    amount: z
      .int("amount_invalid")
      .check(z.minimum(TOPUP_BOUNDS.min, "amount_invalid"), z.maximum(TOPUP_BOUNDS.max, "amount_invalid")),
    method: z.enum(["card", "online"], "value_invalid"),
    card_id: z.optional(z.nullable(Id)),
  }),
);
/** The payment of a top-up, with the balance if it was completed immediately. */
export const TopUp = schema(() => z.object({ payment: Payment, balance: MinorUnits }));
/** The balance after redeeming a voucher. */
export const Balance = schema(() => z.object({ balance: MinorUnits }));
