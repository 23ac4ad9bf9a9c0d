import { exact } from "../money/minor-units.js";
import { dateIn, startOfDay } from "../stores/time-zone.js";

/** A movement of the owner's wallet for a member: minor units paid for an order, below 0 when refunded. */
export interface FamilySpending {
  member_id: string;
  amount: number;
  at: Date;
}

/**
 * The month an allowance holds for: from its first moment in the market to that of the next, which is not part of
 * it (REQ-JOIN-14).
 */
export function allowancePeriod(now: Date, timeZone: string): { from: Date; to: Date } {
  const [year, month] = dateIn(now, timeZone).split("-").map(Number) as [number, number];
  const first = (m: number) =>
    startOfDay(new Date(Date.UTC(year, m - 1, 1)).toISOString().slice(0, 10), timeZone);
  return { from: first(month), to: first(month + 1) };
}

/**
 * What the owner's wallet paid for a member this month, in minor units; refunds count in the month in which they
 * happen; never below 0 in total (REQ-JOIN-14). Throws a RangeError on invalid amounts.
 */
export function spentThisMonth(
  spendings: readonly FamilySpending[],
  memberId: string,
  now: Date,
  timeZone: string,
): number {
  const { from, to } = allowancePeriod(now, timeZone);
  const sum = spendings
    .filter(({ member_id, at }) => member_id === memberId && at >= from && at < to)
    .reduce((total, { amount }) => exact(total + amount, "spending", Number.MIN_SAFE_INTEGER), 0);
  return Math.max(0, sum);
}

/**
 * What is left of an allowance, in minor units; null is no bound. 0 when it was lowered below what was spent
 * (REQ-JOIN-14). Throws a RangeError on invalid amounts.
 */
export function allowanceLeft(allowance: number | null, spent: number): number | null {
  return allowance === null ? null : Math.max(0, exact(allowance, "allowance") - exact(spent, "spent"));
}

/**
 * What the owner's wallet pays of a member's order, in minor units: at most the cost of the order, the balance of the wallet
 * and the rest of the month's allowance; the member pays the remainder. The owner has no allowance: pass null
 * (REQ-JOIN-14). Throws a RangeError on invalid amounts.
 */
export function familyPays(order: {
  order_total: number;
  wallet_balance: number;
  allowance: number | null;
  spent: number;
}): number {
  const left = allowanceLeft(order.allowance, order.spent) ?? Number.MAX_SAFE_INTEGER;
  return Math.min(
    exact(order.order_total, "order total"),
    exact(order.wallet_balance, "wallet balance"),
    left,
  );
}
