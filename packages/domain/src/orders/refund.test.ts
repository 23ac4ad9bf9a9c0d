import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_ACTORS, ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "./order-vocabulary.js";
import { cancelEffects, type PaidOrder, refundable } from "./refund.js";

const order: PaidOrder = {
  payment_method: "card",
  payment_status: "paid",
  wallet_applied: 1000,
  amount_due: 4000,
  refunded: { wallet: 0, rest: 0 },
};

describe("a canceled order", () => {
  const pending = { ...order, from: "pending" as const, has_coupon: true };

  it("returns stock, coupon, wallet and card payments", () => {
    expect(cancelEffects(pending, "customer", "origin")).toEqual({
      stock: true,
      coupon: true,
      stops_payment: false,
      wallet: 1000,
      card: 4000,
      credit: 0,
      wallet_usable_days: 0,
      payment_status: "refunded",
    });
  });

  it("pays the card's part into the wallet when the customer chose so", () => {
    expect(cancelEffects(pending, "customer", "wallet")).toMatchObject({
      wallet: 1000,
      card: 0,
      credit: 4000,
    });
  });

  it("of an order in delivery does not return stock", () => {
    expect(cancelEffects({ ...pending, from: "delivering" }, "admin", "origin").stock).toBe(false);
    expect(cancelEffects({ ...pending, from: "accepted" }, "vendor", "origin").stock).toBe(true);
  });

  it("keeps wallet money usable for a week unless the customer canceled", () => {
    for (const actor of ["vendor", "admin", "system"] as const) {
      expect(cancelEffects(pending, actor, "origin").wallet_usable_days).toBe(7);
    }
    expect(cancelEffects({ ...pending, wallet_applied: 0 }, "vendor", "origin").wallet_usable_days).toBe(0);
  });

  it("returns only the wallet's part of an unpaid order", () => {
    for (const payment_method of ["cod", "online"] as const) {
      expect(
        cancelEffects(
          { ...pending, payment_method, payment_status: "unpaid", has_coupon: false },
          "system",
          "origin",
        ),
      ).toMatchObject({ wallet: 1000, card: 0, credit: 0, coupon: false, payment_status: "unpaid" });
    }
  });

  it("stops a payment that is still open", () => {
    const open = cancelEffects(
      { ...pending, payment_method: "online", payment_status: "pending" },
      "customer",
      "origin",
    );
    expect(open).toMatchObject({ stops_payment: true, card: 0, payment_status: "pending" });
  });

  it("refunds everything not refunded yet, and nothing twice, for every payment method", () => {
    const anyOrder = fc
      .record({
        from: fc.constantFrom(...ORDER_STATUSES),
        has_coupon: fc.boolean(),
        payment_method: fc.constantFrom(...PAYMENT_METHODS),
        payment_status: fc.constantFrom(...PAYMENT_STATUSES),
        wallet_applied: fc.nat(10_000),
        amount_due: fc.nat(10_000),
        shares: fc.tuple(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.double({ min: 0, max: 1, noNaN: true }),
        ),
      })
      .map(({ shares: [a, b], ...rest }) => ({
        ...rest,
        refunded: { wallet: Math.floor(rest.wallet_applied * a), rest: Math.floor(rest.amount_due * b) },
      }));
    fc.assert(
      fc.property(
        anyOrder,
        fc.constantFrom(...ORDER_ACTORS),
        fc.constantFrom("origin" as const, "wallet" as const),
        (given, by, to) => {
          const left = refundable(given);
          const back = cancelEffects(given, by, to);
          expect(back.wallet).toBe(left.wallet);
          expect(back.card + back.credit).toBe(left.rest);
          expect(back.card > 0 && back.credit > 0).toBe(false);
          const again = {
            ...given,
            payment_status: back.payment_status,
            refunded: {
              wallet: given.refunded.wallet + back.wallet,
              rest: given.refunded.rest + back.card + back.credit,
            },
          };
          expect(cancelEffects(again, by, to)).toMatchObject({ wallet: 0, card: 0, credit: 0 });
        },
      ),
    );
  });
});

describe("a refund", () => {
  const cancel = (changes: Partial<PaidOrder>) =>
    cancelEffects({ ...order, from: "pending", has_coupon: false, ...changes }, "customer", "origin");

  it("returns each part to its source, minus earlier refunds", () => {
    expect(cancel({ refunded: { wallet: 0, rest: 3000 } })).toMatchObject({
      wallet: 1000,
      card: 1000,
      credit: 0,
      payment_status: "refunded",
    });
  });

  it("pays cash back into the wallet", () => {
    expect(cancel({ payment_method: "cod" })).toMatchObject({ wallet: 1000, card: 0, credit: 4000 });
    expect(cancel({ payment_method: "online" })).toMatchObject({ card: 4000, credit: 0 });
  });

  it("is never more than was paid", () => {
    expect(cancel({ payment_status: "failed" })).toMatchObject({ wallet: 1000, card: 0, credit: 0 });
    expect(cancel({ payment_status: "unpaid" }).payment_status).toBe("unpaid");
    expect(() => cancel({ amount_due: 0.5 })).toThrow(RangeError);
    expect(() => refundable({ ...order, refunded: { wallet: 1001, rest: 0 } })).toThrow(RangeError);
    expect(() => refundable({ ...order, refunded: { wallet: 0, rest: 4001 } })).toThrow(RangeError);
  });
});
