import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAYMENT_METHODS } from "../orders/order-vocabulary.js";
import { dayReport, type ReportedOrder, type ReportedRefund } from "./day-report.js";

const order: ReportedOrder = {
  payment_method: "cod",
  wallet_applied: 0,
  amount_due: 1000,
  delivered_at: 100,
  latest_by: 100,
  person: "sara",
  cash_taken: null,
};

describe("the report of a day", () => {
  it("of a day without orders is nothing", () => {
    expect(dayReport([], [])).toEqual({
      completed: 0,
      takings: { card: 0, wallet: 0, online: 0, cod: 0 },
      gross: 0,
      refunds: { wallet: 0, card: 0, cash: 0 },
      net: 0,
      cash: [],
      cash_difference: 0,
      late: 0,
    });
  });

  it("counts what was taken by method, by whom, and what went back", () => {
    const orders: ReportedOrder[] = [
      order,
      { ...order, cash_taken: 900, person: "ali", delivered_at: 101 },
      { ...order, person: null, latest_by: null, delivered_at: 999 },
      { ...order, payment_method: "card", amount_due: 500, wallet_applied: 250 },
      { ...order, payment_method: "wallet", amount_due: 0, wallet_applied: 300 },
    ];
    const refunds = [
      { wallet: 10, card: 20, credit: 30, cash: 40 },
      { wallet: 1, card: 0, credit: 0, cash: 5000 },
    ];
    expect(dayReport(orders, refunds)).toEqual({
      completed: 5,
      takings: { card: 500, wallet: 550, online: 0, cod: 3000 },
      gross: 4050,
      refunds: { wallet: 41, card: 20, cash: 5040 },
      net: 4050 - 5101,
      cash: [
        { person: "sara", orders: 1, due: 1000, taken: 1000 },
        { person: "ali", orders: 1, due: 1000, taken: 900 },
        { person: null, orders: 1, due: 1000, taken: 1000 },
      ],
      cash_difference: -100,
      late: 1,
    });
  });

  it("throws on amounts that are none", () => {
    expect(() => dayReport([{ ...order, amount_due: -1 }], [])).toThrow(RangeError);
    expect(() => dayReport([{ ...order, cash_taken: 0.5 }], [])).toThrow(RangeError);
    expect(() => dayReport([], [{ wallet: 0, card: NaN, credit: 0, cash: 0 }])).toThrow(RangeError);
  });

  const amount = fc.nat(1_000_000);
  const anyOrder: fc.Arbitrary<ReportedOrder> = fc.record({
    payment_method: fc.constantFrom(...PAYMENT_METHODS),
    wallet_applied: amount,
    amount_due: amount,
    delivered_at: fc.nat(1000),
    latest_by: fc.option(fc.nat(1000)),
    person: fc.option(fc.constantFrom("sara", "ali", "omar")),
    cash_taken: fc.option(amount),
  });
  const anyRefund: fc.Arbitrary<ReportedRefund> = fc.record({
    wallet: amount,
    card: amount,
    credit: amount,
    cash: amount,
  });

  it("adds up: methods to gross, people to cash, and two halves of a day to the day", () => {
    fc.assert(
      fc.property(fc.array(anyOrder), fc.array(anyRefund), fc.nat(30), (orders, refunds, at) => {
        const whole = dayReport(orders, refunds);
        const paid = orders.reduce((sum, one) => sum + one.amount_due + one.wallet_applied, 0);
        expect(whole.gross).toBe(paid);
        expect(whole.cash.reduce((sum, { due }) => sum + due, 0)).toBe(whole.takings.cod);
        const halves = [
          dayReport(orders.slice(0, at), refunds.slice(0, at)),
          dayReport(orders.slice(at), refunds.slice(at)),
        ] as const;
        for (const field of ["completed", "gross", "net", "late", "cash_difference"] as const)
          expect(whole[field]).toBe(halves[0][field] + halves[1][field]);
      }),
    );
  });
});
