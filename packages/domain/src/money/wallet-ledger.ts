import { exact } from "./minor-units.js";
import { spendCredits, type WalletCredit } from "./wallet.js";

/** The kinds of ledger entries (REQ-MONEY-20). */
export const WALLET_ENTRY_KINDS = ["topup", "hold", "spend", "refund", "voucher", "gift", "expire"] as const;
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** The kinds that add money: top-up, voucher, gift, or the refund of an order paid with another method. */
export type WalletCreditKind = Extract<WalletEntryKind, "topup" | "voucher" | "gift" | "refund">;

/** The change of one credit by an entry; below 0 when it takes money. Minor units. */
export interface WalletPart {
  credit: string;
  amount: number;
  /** When the credit ends, ISO-8601, exclusive; null never. */
  expires_at: string | null;
}

/** One line of the ledger. Entries are only ever appended; the balance is the sum of their amounts (REQ-MONEY-20). */
export interface WalletEntry {
  kind: WalletEntryKind;
  /** What the entry is about: unique in a ledger together with its kind, so that a repeated event is recorded once. */
  reference: string;
  /** The hold that is spent or refunded; null for anything else. */
  hold: string | null;
  /** Minor units; below 0 for a hold and what has expired, 0 for a spend, since its hold has taken the money. */
  amount: number;
  parts: readonly WalletPart[];
  /** ISO-8601. */
  at: string;
}

type Ledger = readonly WalletEntry[];

/** The sum of the ledger, in minor units (REQ-MONEY-20); an expired credit counts until its `expire` entry is written. */
export function walletBalance(ledger: Ledger): number {
  return ledger.reduce((sum, { amount }) => sum + amount, 0);
}

/** What is left of each credit, in the order they came in, empty ones left out (REQ-MONEY-19). */
export function walletCredits(ledger: Ledger): WalletCredit[] {
  const credits = new Map<string, WalletCredit>();
  for (const { credit: id, amount, expires_at } of ledger.flatMap(({ parts }) => parts)) {
    credits.set(id, { id, expires_at, remaining: (credits.get(id)?.remaining ?? 0) + amount });
  }
  return [...credits.values()].filter(({ remaining }) => remaining > 0);
}

/**
 * Adds `amount` minor units: a top-up, voucher, gift, or the refund of an order paid with another method (REQ-MONEY-20).
 * Returns the entry to append, or null when it is recorded already. Throws a RangeError on an amount below 1, and on a
 * reference recorded with another amount.
 */
export function creditWallet(
  ledger: Ledger,
  credit: { kind: WalletCreditKind; reference: string; amount: number; expires_at: string | null; at: Date },
): WalletEntry | null {
  const { kind, reference, expires_at } = credit;
  const amount = exact(credit.amount, "credit", 1);
  if (stands(ledger, kind, reference, amount)) return null;
  const parts = [{ credit: `${kind}:${reference}`, amount, expires_at }];
  return { kind, reference, hold: null, amount, parts, at: credit.at.toISOString() };
}

/**
 * Takes `amount` minor units for an order as it is placed, credits that end soonest first (REQ-MONEY-19, REQ-MONEY-20).
 * Returns the entry to append, or null when it is recorded already. Throws a RangeError when the wallet has less, on an
 * amount below 1, and on a reference recorded with another amount.
 */
export function holdInWallet(
  ledger: Ledger,
  hold: { reference: string; amount: number; at: Date },
): WalletEntry | null {
  const { reference, at } = hold;
  const amount = exact(hold.amount, "hold", 1);
  if (stands(ledger, "hold", reference, -amount)) return null;
  const credits = walletCredits(ledger);
  const parts = spendCredits(credits, amount, at).map(({ id, amount: part }) => ({
    credit: id,
    amount: -part,
    expires_at: credits.find((credit) => credit.id === id)!.expires_at,
  }));
  return { kind: "hold", reference, hold: null, amount: -amount, parts, at: at.toISOString() };
}

/**
 * Makes a hold final when the store accepts the order (REQ-MONEY-20): the hold already took the money, so the
 * entry's amount is 0. Null when it is recorded already. Throws a RangeError when the reference has no open hold.
 */
export function spendHold(ledger: Ledger, spend: { reference: string; at: Date }): WalletEntry | null {
  const { reference, at } = spend;
  if (stands(ledger, "spend", reference, 0)) return null;
  if (heldInWallet(ledger, reference) === 0) throw new RangeError(`nothing is held for ${reference}`);
  return { kind: "spend", reference, hold: reference, amount: 0, parts: [], at: at.toISOString() };
}

/**
 * What is left of an order's hold, spent or not, after its refunds: the most that may be refunded (REQ-MONEY-20).
 * Minor units; 0 for an order without a hold.
 */
export function heldInWallet(ledger: Ledger, reference: string): number {
  const hold = ledger.find((entry) => entry.kind === "hold" && entry.reference === reference);
  return hold ? -hold.amount - refundedOf(ledger, reference) : 0;
}

/**
 * Refunds `amount` minor units of an order's hold, by default all that is left: when the order is canceled, or in part later
 * (REQ-MONEY-20). The credit taken last is refunded first, each part with its original expiry date, but not before
 * `usable_until`, so that a store's refusal costs the customer nothing. Null when the refund is recorded already, or
 * nothing is left to refund by default. Throws a RangeError when `amount` exceeds what is left or is below 1, and on a
 * reference recorded with another amount.
 */
export function refundHold(
  ledger: Ledger,
  refund: { reference: string; hold: string; amount?: number; at: Date; usable_until?: Date },
): WalletEntry | null {
  const { reference, hold, at, usable_until } = refund;
  const before = ledger.find((entry) => entry.kind === "refund" && entry.reference === reference);
  if (before && refund.amount === undefined && before.hold === hold) return null;
  const rest = heldInWallet(ledger, hold);
  if (refund.amount === undefined && rest === 0) return null;
  const amount = exact(refund.amount ?? rest, "refund", 1);
  if (stands(ledger, "refund", reference, amount)) return null;
  if (amount > rest) throw new RangeError(`only ${rest} of ${amount} is left to refund of ${hold}`);

  const taken = ledger.find((entry) => entry.kind === "hold" && entry.reference === hold)!.parts;
  let skipped = refundedOf(ledger, hold);
  let left = amount;
  const parts: WalletPart[] = [];
  for (const part of taken.toReversed()) {
    const passed = Math.min(skipped, -part.amount);
    skipped -= passed;
    const back = Math.min(left, -part.amount - passed);
    left -= back;
    if (back === 0) continue;
    // A new credit: an expired credit is never filled again.
    parts.push({
      credit: `refund:${reference}:${parts.length}`,
      amount: back,
      expires_at: later(part.expires_at, usable_until),
    });
  }
  return { kind: "refund", reference, hold, amount, parts, at: at.toISOString() };
}

/** The entries that remove expired credits, one per credit; none when run again (REQ-MONEY-20). */
export function expireCredits(ledger: Ledger, now: Date): WalletEntry[] {
  return walletCredits(ledger)
    .filter(({ expires_at }) => expires_at !== null && !(now.getTime() < Date.parse(expires_at)))
    .map(({ id, remaining, expires_at }) => ({
      kind: "expire",
      reference: id,
      hold: null,
      amount: -remaining,
      parts: [{ credit: id, amount: -remaining, expires_at }],
      at: now.toISOString(),
    }));
}

function refundedOf(ledger: Ledger, hold: string): number {
  return ledger
    .filter((entry) => entry.kind === "refund" && entry.hold === hold)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function stands(ledger: Ledger, kind: WalletEntryKind, reference: string, amount: number): boolean {
  const entry = ledger.find((one) => one.kind === kind && one.reference === reference);
  if (entry && entry.amount !== amount) {
    throw new RangeError(`${kind} ${reference} stands in the ledger with ${entry.amount}, not ${amount}`);
  }
  return entry !== undefined;
}

function later(expires_at: string | null, usable_until: Date | undefined): string | null {
  if (expires_at === null || !usable_until || usable_until.getTime() <= Date.parse(expires_at))
    return expires_at;
  return usable_until.toISOString();
}
