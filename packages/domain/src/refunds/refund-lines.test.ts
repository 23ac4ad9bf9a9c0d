import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitDiscount } from "../money/split-discount.js";
import {
  REFUND_REFUSALS,
  type RefundableOrder,
  type RefundAmounts,
  refundOfLines,
  type RefundRequest,
} from "./refund-lines.js";

const order: RefundableOrder = {
  lines: [
    { id: "a", quantity: 3, line_total: 3000, discount_share: 500, refunded: 0 },
    { id: "b", quantity: 1, line_total: 1000, discount_share: 0, refunded: 0 },
  ],
  fees: 1000,
  fees_refunded: false,
  tax: 0,
  payment_method: "card",
  wallet_applied: 0,
  amount_due: 4500,
  refunded: { wallet: 0, rest: 0 },
};
const units = (id: string, quantity: number) => ({ id, quantity });
const refund = (over: Partial<RefundableOrder>, request: Partial<RefundRequest>) =>
  refundOfLines({ ...order, ...over }, { lines: [], fees: false, to: "origin", ...request });

describe("a refund of lines", () => {
  it("is what the units cost after their share of the discount", () => {
    expect(refund({}, { lines: [units("a", 1)] })).toEqual({
      amount: 833,
      wallet: 0,
      card: 833,
      credit: 0,
      cash: 0,
      lines: [{ id: "a", quantity: 1, amount: 833 }],
      fees: 0,
      rest: 0,
    });
    expect(refund({}, { lines: [units("b", 1)], fees: true })).toMatchObject({ amount: 2000, fees: 1000 });
    // The same line twice is one refund of both.
    expect(refund({}, { lines: [units("a", 1), units("a", 2)] })).toMatchObject({
      amount: 2500,
      lines: [{ id: "a", quantity: 3, amount: 2500 }],
    });
  });

  it("goes where it came from, to the wallet, or in cash where it was cash", () => {
    const lines = [units("b", 1)];
    expect(refund({}, { lines, to: "wallet" })).toMatchObject({ card: 0, credit: 1000, cash: 0 });
    expect(refund({ payment_method: "online" }, { lines })).toMatchObject({ card: 1000, credit: 0 });
    const cod = { payment_method: "cod" } as const;
    expect(refund(cod, { lines })).toMatchObject({ card: 0, credit: 1000, cash: 0 });
    expect(refund(cod, { lines, to: "cash" })).toMatchObject({ card: 0, credit: 0, cash: 1000 });
    expect(refund({}, { lines, to: "cash" })).toEqual({ refused: "not_paid_in_cash" });
  });

  it("takes from what was paid otherwise before the wallet's part", () => {
    const both = { wallet_applied: 4000, amount_due: 500 };
    const lines = [units("b", 1)];
    expect(refund(both, { lines })).toMatchObject({ amount: 1000, card: 500, wallet: 500 });
    expect(refund({ ...both, refunded: { wallet: 0, rest: 500 } }, { lines })).toMatchObject({
      card: 0,
      wallet: 1000,
    });
  });

  it("returns tax with what is taxed, and the rounding of cash with the last part", () => {
    const taxed = { tax: 450, amount_due: 4950 };
    expect(refund(taxed, { lines: [units("b", 1)] })).toMatchObject({ amount: 1100, rest: 100 });
    const rounded = { payment_method: "cod", amount_due: 4475 } as const;
    expect(refund(rounded, { lines: [units("b", 1)] })).toMatchObject({ amount: 1000, rest: 0 });
    const last = refund(
      {
        ...rounded,
        lines: order.lines.map((line) => ({ ...line, refunded: line.quantity })),
        refunded: { wallet: 0, rest: 3500 },
      },
      { fees: true },
    );
    expect(last).toMatchObject({ amount: 975, fees: 1000, rest: -25 });
    const up = { payment_method: "cod", amount_due: 4525 } as const;
    expect(refund(up, { lines: [units("a", 3), units("b", 1)], fees: true })).toMatchObject({
      amount: 4525,
      rest: 25,
    });
  });

  it("is refused for what is not there or went back before", () => {
    expect(refund({}, {})).toEqual({ refused: "nothing" });
    expect(refund({}, { lines: [units("c", 1)] })).toEqual({ refused: "unknown_line" });
    expect(refund({}, { lines: [units("a", 4)] })).toEqual({ refused: "refunded_before" });
    expect(refund({}, { lines: [units("a", 2), units("a", 2)] })).toEqual({ refused: "refunded_before" });
    const lines = order.lines.map((line) => ({ ...line, refunded: line.id === "a" ? 2 : 0 }));
    expect(refund({ lines }, { lines: [units("a", 2)] })).toEqual({ refused: "refunded_before" });
    expect(refund({ lines }, { lines: [units("a", 1)] })).toMatchObject({ amount: 834 });
    expect(refund({ fees_refunded: true }, { fees: true })).toEqual({ refused: "refunded_before" });
    expect(refund({ refunded: { wallet: 0, rest: 4500 } }, { fees: true })).toEqual({
      refused: "nothing_left",
    });
    expect(new Set(REFUND_REFUSALS).size).toBe(REFUND_REFUSALS.length);
  });

  it("is at most what is left, where money went back in the gateway's dashboard", () => {
    expect(refund({ refunded: { wallet: 0, rest: 4400 } }, { lines: [units("b", 1)] })).toMatchObject({
      amount: 100,
      card: 100,
    });
  });

  it("of a free line moves nothing, and is no error", () => {
    const lines = [{ id: "a", quantity: 1, line_total: 0, discount_share: 0, refunded: 0 }, order.lines[1]!];
    expect(refund({ lines, amount_due: 2000 }, { lines: [units("a", 1)] })).toMatchObject({
      amount: 0,
      rest: 0,
    });
    const free = { lines: [lines[0]!], fees: 0, amount_due: 0 };
    expect(refund(free, { lines: [units("a", 1)] })).toMatchObject({ amount: 0 });
  });

  it.each([0, -1, 1.5, NaN])("of %s units is an error", (quantity) => {
    expect(() => refund({}, { lines: [units("a", quantity)] })).toThrow(RangeError);
  });
  it("throws when more went back than was paid", () => {
    expect(() => refund({ refunded: { wallet: 0, rest: 4501 } }, { fees: true })).toThrow(RangeError);
    expect(() => refund({ refunded: { wallet: 1, rest: 0 } }, { fees: true })).toThrow(RangeError);
  });
});

/** Orders as a quote makes them: discounts split, tax and rounding on top, a part by the wallet. */
const anyOrder: fc.Arbitrary<RefundableOrder> = fc
  .record({
    amounts: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unit: fc.nat(50_000) }), {
      minLength: 1,
      maxLength: 5,
    }),
    discount: fc.double({ min: 0, max: 1, noNaN: true }),
    fees: fc.nat(5000),
    tax: fc.nat(2000),
    rounding: fc.integer({ min: -50, max: 50 }),
    wallet: fc.double({ min: 0, max: 1, noNaN: true }),
    payment_method: fc.constantFrom("card", "online", "cod", "wallet"),
  })
  .map(({ amounts, discount, fees, tax: bps, rounding, wallet, payment_method }) => {
    const totals = amounts.map(({ quantity, unit }) => quantity * unit);
    const subtotal = totals.reduce((a, b) => a + b, 0);
    const off = Math.floor(subtotal * discount);
    const shares = splitDiscount(off, totals);
    const net = subtotal - off + fees;
    const tax = Math.floor((net * bps) / 10_000);
    const total = net + tax;
    const byWallet = payment_method === "wallet" ? total : Math.floor(total * wallet);
    const due = total - byWallet;
    return {
      lines: amounts.map(({ quantity }, at) => ({
        id: `l${at}`,
        quantity,
        line_total: totals[at]!,
        discount_share: shares[at]!,
        refunded: 0,
      })),
      fees,
      fees_refunded: false,
      tax,
      payment_method: payment_method as RefundableOrder["payment_method"],
      wallet_applied: byWallet,
      amount_due: due === 0 ? 0 : Math.max(0, due + rounding),
      refunded: { wallet: 0, rest: 0 },
    };
  });

/** The order after a refund. */
function after(given: RefundableOrder, request: RefundRequest, moved: RefundAmounts): RefundableOrder {
  return {
    ...given,
    lines: given.lines.map((line) => ({
      ...line,
      refunded: line.refunded + (moved.lines.find(({ id }) => id === line.id)?.quantity ?? 0),
    })),
    fees_refunded: given.fees_refunded || request.fees,
    refunded: {
      wallet: given.refunded.wallet + moved.wallet,
      rest: given.refunded.rest + moved.card + moved.credit + moved.cash,
    },
  };
}

describe("laws of refunds", () => {
  const anyRequests = fc.array(
    fc.record({
      lines: fc.array(
        fc.record({ id: fc.nat(5).map((at) => `l${at}`), quantity: fc.integer({ min: 1, max: 5 }) }),
        {
          maxLength: 3,
        },
      ),
      fees: fc.boolean(),
      to: fc.constantFrom("origin", "wallet", "cash"),
    }),
    { maxLength: 12 },
  ) as fc.Arbitrary<RefundRequest[]>;

  it("all refunds together are never more than was paid, of neither part", () => {
    fc.assert(
      fc.property(anyOrder, anyRequests, (given, requests) => {
        let now = given;
        for (const request of requests) {
          const moved = refundOfLines(now, request);
          if ("refused" in moved) {
            expect(REFUND_REFUSALS).toContain(moved.refused);
            continue;
          }
          expect(moved.amount).toBe(moved.wallet + moved.card + moved.credit + moved.cash);
          expect(moved.amount).toBe(
            moved.lines.reduce((total, { amount }) => total + amount, moved.fees + moved.rest),
          );
          expect(moved.amount).toBeGreaterThanOrEqual(0);
          now = after(now, request, moved);
        }
        expect(now.refunded.wallet).toBeLessThanOrEqual(given.wallet_applied);
        expect(now.refunded.rest).toBeLessThanOrEqual(given.amount_due);
        for (const line of now.lines) expect(line.refunded).toBeLessThanOrEqual(line.quantity);
      }),
      { numRuns: 2000 },
    );
  });

  it("the parts are the whole, in whatever order they are refunded", () => {
    fc.assert(
      fc.property(anyOrder, fc.infiniteStream(fc.nat()), (given, keys) => {
        // Every unit by itself, and the fees, shuffled.
        const pieces: RefundRequest[] = given.lines.flatMap(({ id, quantity }) =>
          Array.from({ length: quantity }, () => ({
            lines: [units(id, 1)],
            fees: false,
            to: "wallet" as const,
          })),
        );
        pieces.push({ lines: [], fees: true, to: "wallet" });
        const shuffled = pieces
          .map((piece) => ({ piece, key: keys.next().value as number }))
          .toSorted((a, b) => a.key - b.key);
        let now = given;
        for (const { piece } of shuffled) {
          const moved = refundOfLines(now, piece);
          // Nothing may be left when the rounding took the last of it.
          if ("refused" in moved) {
            expect(moved.refused).toBe("nothing_left");
            continue;
          }
          now = after(now, piece, moved);
        }
        const everything = {
          lines: given.lines.map(({ id, quantity }) => units(id, quantity)),
          fees: true,
          to: "wallet" as const,
        };
        const whole = refundOfLines(given, everything) as RefundAmounts;
        expect(whole.amount).toBe(given.wallet_applied + given.amount_due);
        expect(now.refunded.wallet + now.refunded.rest).toBe(whole.amount);
      }),
      { numRuns: 2000 },
    );
  });

  it("money that came from the gateway never returns as cash, and cash never through the gateway", () => {
    fc.assert(
      fc.property(anyOrder, anyRequests, (given, requests) => {
        for (const request of requests) {
          const moved = refundOfLines(given, request);
          if ("refused" in moved) continue;
          if (given.payment_method !== "cod") expect(moved.cash).toBe(0);
          if (given.payment_method === "cod" || given.payment_method === "wallet") expect(moved.card).toBe(0);
          if (request.to === "wallet") expect(moved.card + moved.cash).toBe(0);
        }
      }),
    );
  });
});
