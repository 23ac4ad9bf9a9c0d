import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allowanceLeft,
  allowancePeriod,
  familyPays,
  type FamilySpending,
  spentThisMonth,
} from "./allowance.js";

const spending = (amount: number, at: string, member_id = "sara"): FamilySpending => ({
  amount,
  member_id,
  at: new Date(at),
});
const QATAR = "Asia/Qatar";
const now = new Date("2025-06-15T12:00:00+03:00");

describe("an allowance", () => {
  it.each([
    ["2025-06-15T12:00:00+03:00", "2025-05-31T21:00:00.000Z", "2025-06-30T21:00:00.000Z"],
    ["2025-05-31T23:59:59+03:00", "2025-04-30T21:00:00.000Z", "2025-05-31T21:00:00.000Z"],
    ["2025-05-31T21:00:00Z", "2025-05-31T21:00:00.000Z", "2025-06-30T21:00:00.000Z"],
    ["2025-12-31T23:00:00+03:00", "2025-11-30T21:00:00.000Z", "2025-12-31T21:00:00.000Z"],
    ["2024-02-29T12:00:00+03:00", "2024-01-31T21:00:00.000Z", "2024-02-29T21:00:00.000Z"],
  ])("of %s holds for the month in Qatar", (at, from, to) => {
    expect(allowancePeriod(new Date(at), QATAR)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it("holds for the month by the clock where that is changed", () => {
    expect(allowancePeriod(new Date("2026-03-15T12:00:00Z"), "Europe/Berlin")).toEqual({
      from: new Date("2026-02-28T23:00:00Z"),
      to: new Date("2026-03-31T22:00:00Z"),
    });
  });

  it("counts a member's spending this month, minus refunds", () => {
    const spendings = [
      spending(900, "2025-05-31T23:59:59+03:00"),
      spending(1000, "2025-06-01T00:00:00+03:00"),
      spending(500, "2025-06-14T12:00:00+03:00"),
      spending(-200, "2025-06-15T12:00:00+03:00"),
      spending(4000, "2025-06-14T12:00:00+03:00", "omar"),
      spending(700, "2025-07-01T00:00:00+03:00"),
    ];
    expect(spentThisMonth(spendings, "sara", now, QATAR)).toBe(1300);
    expect(spentThisMonth(spendings, "nobody", now, QATAR)).toBe(0);
    expect(spentThisMonth([spending(-200, "2025-06-15T12:00:00+03:00")], "sara", now, QATAR)).toBe(0);
    expect(() => spentThisMonth([spending(0.5, "2025-06-15T12:00:00+03:00")], "sara", now, QATAR)).toThrow(
      RangeError,
    );
  });

  it.each([
    [5000, 1300, 3700],
    [5000, 5000, 0],
    [1000, 1300, 0],
    [0, 0, 0],
    [null, 99_999, null],
  ])("of %s with %d spent leaves %s", (allowance, spent, left) => {
    expect(allowanceLeft(allowance, spent)).toBe(left);
  });

  it("limits the amount that the owner's wallet pays of a member's order", () => {
    const order = { order_total: 4000, wallet_balance: 9000, allowance: 5000, spent: 1300 };
    expect(familyPays(order)).toBe(3700);
    expect(familyPays({ ...order, spent: 0 })).toBe(4000);
    expect(familyPays({ ...order, wallet_balance: 100 })).toBe(100);
    expect(familyPays({ ...order, allowance: null })).toBe(4000);
    for (const over of [{ order_total: 0.5 }, { wallet_balance: -1 }, { allowance: 0.5 }, { spent: -1 }]) {
      expect(() => familyPays({ ...order, ...over })).toThrow(RangeError);
    }
  });

  it("is never passed, in any run of orders", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000)), fc.nat(8000), fc.nat(20_000), (totals, allowance, wallet) => {
        const spendings: FamilySpending[] = [];
        let balance = wallet;
        for (const order_total of totals) {
          const spent = spentThisMonth(spendings, "sara", now, QATAR);
          const amount = familyPays({ order_total, wallet_balance: balance, allowance, spent });
          expect(amount).toBeLessThanOrEqual(order_total);
          balance -= amount;
          spendings.push({ member_id: "sara", amount, at: now });
        }
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(spentThisMonth(spendings, "sara", now, QATAR)).toBeLessThanOrEqual(allowance);
      }),
    );
  });
});
