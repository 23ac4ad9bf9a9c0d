import { exact } from "../money/minor-units.js";
import { isCash, PAYMENT_METHODS, type PaymentMethod } from "../orders/order-vocabulary.js";

/** An order that was handed over on the day of a report; minor units, times in milliseconds since 1970. */
export interface ReportedOrder {
  readonly payment_method: PaymentMethod;
  readonly wallet_applied: number;
  readonly amount_due: number;
  readonly delivered_at: number;
  readonly latest_by: number | null;
  /** Who handed it over, if that is known. */
  readonly person: string | null;
  /** Cash that was taken, if that was counted; the amount due otherwise. */
  readonly cash_taken: number | null;
}

/** A refund of the day, of whatever order; minor units. */
export interface ReportedRefund {
  readonly wallet: number;
  readonly card: number;
  readonly credit: number;
  readonly cash: number;
}

/** What a person took in cash, and should have; minor units. */
export interface CashOfPerson {
  readonly person: string | null;
  readonly orders: number;
  readonly due: number;
  readonly taken: number;
}

/** What a store took and gave back on a day; minor units. */
export interface DayReport {
  readonly completed: number;
  /** By what paid it: an order that the wallet pays in part counts for both. */
  readonly takings: Readonly<Record<PaymentMethod, number>>;
  readonly gross: number;
  readonly refunds: { readonly wallet: number; readonly card: number; readonly cash: number };
  /** Gross less refunds: below 0 where more of other days went back than was taken. */
  readonly net: number;
  /** Cash of each person who handed orders over, the unknown last. */
  readonly cash: readonly CashOfPerson[];
  /** Cash taken less cash that should have been. */
  readonly cash_difference: number;
  /** Orders handed over after what was promised. */
  readonly late: number;
}

/** The report of a store's day, from the orders that were handed over on it and the refunds that were made on it. */
export function dayReport(orders: readonly ReportedOrder[], refunds: readonly ReportedRefund[]): DayReport {
  const takings = Object.fromEntries(PAYMENT_METHODS.map((method) => [method, 0])) as Record<
    PaymentMethod,
    number
  >;
  const people = new Map<string | null, { orders: number; due: number; taken: number }>();
  for (const order of orders) {
    takings[order.payment_method] += exact(order.amount_due, "amount due");
    takings.wallet += exact(order.wallet_applied, "wallet part");
    if (!isCash(order.payment_method)) continue;
    const of = people.get(order.person) ?? { orders: 0, due: 0, taken: 0 };
    of.orders += 1;
    of.due += order.amount_due;
    of.taken += exact(order.cash_taken ?? order.amount_due, "cash taken");
    people.set(order.person, of);
  }
  const total = (of: (refund: ReportedRefund) => number) =>
    refunds.reduce((sum, refund) => exact(sum + exact(of(refund), "refund"), "refunds"), 0);
  const back = {
    wallet: total(({ wallet, credit }) => wallet + credit),
    card: total(({ card }) => card),
    cash: total(({ cash }) => cash),
  };
  const gross = exact(
    PAYMENT_METHODS.reduce((sum, method) => sum + takings[method], 0),
    "takings",
  );
  const cash = [...people]
    .map(([person, of]) => ({ person, ...of }))
    .toSorted((a, b) => Number(a.person === null) - Number(b.person === null) || b.taken - a.taken);
  return {
    completed: orders.length,
    takings,
    gross,
    refunds: back,
    net: gross - back.wallet - back.card - back.cash,
    cash,
    cash_difference: cash.reduce((sum, { taken, due }) => sum + taken - due, 0),
    late: orders.filter(({ latest_by, delivered_at }) => latest_by !== null && delivered_at > latest_by)
      .length,
  };
}
