import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_TYPES } from "../orders/order-vocabulary.js";
import { COUPON_KINDS } from "./coupon.js";
import { lineTotal } from "./line-total.js";
import { quote, type QuoteInput } from "./quote.js";

const amounts = fc.integer({ min: 0, max: 500_000 });
const anyLine = fc.record({
  unit_price: amounts,
  quantity: fc.integer({ min: 1, max: 50 }),
  addons: fc.array(fc.record({ price: amounts, quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 3 }),
  on_sale: fc.boolean(),
});
const anyCoupon = fc.record({
  code: fc.constant("C"),
  kind: fc.constantFrom(...COUPON_KINDS),
  value: fc.integer({ min: 0, max: 10_000 }),
  active: fc.boolean(),
  min_spending: amounts,
  max_savings: fc.option(amounts),
  valid_until: fc.constantFrom(null, "2025-05-31", "2025-06-01"),
  ends_at: fc.constantFrom(null, "2025-06-01T12:00:00+03:00", "2025-06-01T12:00:01+03:00"),
  vendor_id: fc.constantFrom(null, "v1", "v2"),
  order_types: fc.option(fc.subarray([...ORDER_TYPES])),
  excludes_sale_items: fc.boolean(),
  first_order_missed: fc.boolean(),
  uses_left: fc.option(fc.integer({ min: 0, max: 2 })),
});
const anyInput: fc.Arbitrary<QuoteInput> = fc.record({
  lines: fc.array(anyLine, { maxLength: 8 }),
  vendor_id: fc.constant("v1"),
  order_type: fc.constantFrom(...ORDER_TYPES),
  now: fc.constant(new Date("2025-06-01T12:00:00+03:00")),
  time_zone: fc.constant("Asia/Qatar"),
  delivery_fee: amounts,
  free_delivery_over: fc.option(amounts),
  min_order: amounts,
  coupon: fc.option(anyCoupon, { nil: null }),
  service_fee: amounts,
  tax_bps: fc.integer({ min: 0, max: 2000 }),
  use_wallet: fc.boolean(),
  wallet_balance: amounts,
  pays_cash: fc.boolean(),
  cash_rounding: fc.constantFrom(0, 1, 5, 25, 50, 100),
  gateway_rounding: fc.constantFrom(0, 1, 10),
});
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe("laws", () => {
  it("REQ-REL-10: total is never below 0; due and wallet make the total; lines add up to the amount due", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const q = quote(given);
        expect(q.order_total).toBeGreaterThanOrEqual(0);
        expect(q.amount_due).toBeGreaterThanOrEqual(0);
        expect(q.amount_due + q.wallet_applied).toBe(q.order_total + q.rounding);
        const step = (given.pays_cash ? given.cash_rounding : given.gateway_rounding) ?? 0;
        expect(Math.abs(q.rounding) * 2).toBeLessThanOrEqual(step);
        expect(q.amount_due % Math.max(step, 1)).toBe(0);
        expect(sum(q.lines.map(({ amount }) => amount))).toBe(q.amount_due);
        expect(q.order_total).toBe(q.subtotal - q.discount + q.delivery_fee + q.service_fee + q.tax);
      }),
      { numRuns: 10_000 },
    );
  });

  it("keeps every law for amounts of any size, and refuses those above the bound", () => {
    const huge = fc.array(
      fc.record({
        unit_price: fc.nat(99_999_999),
        quantity: fc.integer({ min: 1, max: 99_999 }),
        addons: fc.constant([]),
        on_sale: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(anyInput, huge, (given, lines) => {
        const q = quote({ ...given, lines });
        expect(sum(q.lines.map(({ amount }) => amount))).toBe(q.amount_due);
        expect(sum(q.line_discounts)).toBeLessThanOrEqual(q.subtotal);
        const isRefused = q.problems.some(({ code }) => code === "amount_too_large");
        expect(isRefused).toBe(q.subtotal > 99_999_999 || q.order_total > 99_999_999);
      }),
    );
  });

  it("every amount is a whole number and never minus zero", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const { lines, line_discounts, problems, ...rest } = quote(given);
        const all = [...Object.values(rest), ...lines.map(({ amount }) => amount), ...line_discounts];
        for (const amount of all) {
          if (amount === null) continue;
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(Object.is(amount, -0)).toBe(false);
        }
        for (const { missing } of problems) expect(missing).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("a discount stays within its maximum and what it applies to, and is split without a remainder", () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const q = quote(given);
        const { coupon: used } = given;
        if (q.discount > 0 && used) {
          expect(q.discount).toBeLessThanOrEqual(used.max_savings ?? Infinity);
          const base = sum(
            given.lines.map((l) => (used.excludes_sale_items && l.on_sale ? 0 : lineTotal(l))),
          );
          expect(q.discount).toBeLessThanOrEqual(used.kind === "free_delivery" ? q.delivery_fee : base);
        }
        expect(sum(q.line_discounts)).toBe(used?.kind === "free_delivery" ? 0 : q.discount);
      }),
      { numRuns: 1000 },
    );
  });

  it("one unit more never lowers the subtotal", () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), (given, pick) => {
        fc.pre(given.lines.length > 0);
        const at = pick % given.lines.length;
        const lines = given.lines.map((l, i) => (i === at ? { ...l, quantity: l.quantity + 1 } : l));
        expect(quote({ ...given, lines }).subtotal).toBeGreaterThanOrEqual(quote(given).subtotal);
      }),
    );
  });

  it("the order of the lines changes nothing but whose discount is whose", () => {
    fc.assert(
      fc.property(anyInput, fc.infiniteStream(fc.nat()), (given, keys) => {
        const lines = given.lines
          .map((l) => ({ l, key: keys.next().value as number }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ l }) => l);
        const { line_discounts: _a, ...shuffled } = quote({ ...given, lines });
        const { line_discounts: _b, ...straight } = quote(given);
        expect(shuffled).toEqual(straight);
      }),
    );
  });
});
