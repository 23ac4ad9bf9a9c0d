import { exact } from "./minor-units.js";

/** What is left of a credit in the wallet's ledger. */
export interface WalletCredit {
  id: string;
  /** Minor units. */
  remaining: number;
  /** ISO-8601, exclusive; null never ends. */
  expires_at: string | null;
}

/** Minor units taken from one credit. */
export interface WalletSpending {
  id: string;
  amount: number;
}

/**
 * What a wallet can pay at a moment, in minor units: its credits that have not expired (REQ-MONEY-19). A date that cannot
 * be read counts as past. Throws a RangeError on invalid amounts.
 */
export function spendableBalance(credits: readonly WalletCredit[], now: Date): number {
  return credits
    .filter((credit) => isSpendable(credit, now))
    .reduce((sum, { remaining }) => exact(sum + exact(remaining, "credit"), "wallet balance"), 0);
}

/**
 * Which credits pay an amount: those that expire soonest first, those without an end last, earlier ones before later
 * ones (REQ-MONEY-19). Throws a RangeError when the wallet has less.
 */
export function spendCredits(credits: readonly WalletCredit[], amount: number, now: Date): WalletSpending[] {
  const end = ({ expires_at }: WalletCredit) => (expires_at === null ? Infinity : Date.parse(expires_at));
  const inOrder = credits
    .filter((credit) => isSpendable(credit, now))
    .toSorted((a, b) => (end(a) === end(b) ? 0 : end(a) - end(b)));
  let left = exact(amount, "amount");
  const spent: WalletSpending[] = [];
  for (const { id, remaining } of inOrder) {
    const part = Math.min(left, exact(remaining, "credit"));
    if (part > 0) spent.push({ id, amount: part });
    left -= part;
  }
  if (left > 0) throw new RangeError(`the wallet lacks ${left} of ${amount}`);
  return spent;
}

function isSpendable({ remaining, expires_at }: WalletCredit, now: Date): boolean {
  return remaining > 0 && (expires_at === null || now.getTime() < Date.parse(expires_at));
}
