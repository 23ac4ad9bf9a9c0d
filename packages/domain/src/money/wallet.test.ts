import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spendableBalance, spendCredits, type WalletCredit } from "./wallet.js";

const now = new Date("2025-06-01T12:00:00+03:00");
const credit = (id: string, remaining: number, expires_at: string | null = null): WalletCredit => ({
  id,
  remaining,
  expires_at,
});

describe("a wallet", () => {
  const credits = [
    credit("gift", 1000),
    credit("june", 500, "2025-06-30T23:59:59+03:00"),
    credit("past", 700, "2025-06-01T12:00:00+03:00"),
    credit("tomorrow", 300, "2025-06-02T00:00:00+03:00"),
    credit("empty", 0),
    credit("unreadable", 900, "soon"),
  ];

  it("holds what has not expired; the end itself is too late", () => {
    expect(spendableBalance(credits, now)).toBe(1800);
    expect(spendableBalance([], now)).toBe(0);
  });

  it("spends credits that expire soonest first", () => {
    expect(spendCredits(credits, 900, now)).toEqual([
      { id: "tomorrow", amount: 300 },
      { id: "june", amount: 500 },
      { id: "gift", amount: 100 },
    ]);
    expect(spendCredits([credit("a", 5), credit("b", 5)], 6, now)).toEqual([
      { id: "a", amount: 5 },
      { id: "b", amount: 1 },
    ]);
    expect(spendCredits(credits, 0, now)).toEqual([]);
  });

  it("refuses to spend more than it holds, and amounts that are none", () => {
    expect(() => spendCredits(credits, 1801, now)).toThrow("the wallet lacks 1 of 1801");
    expect(() => spendCredits(credits, 0.5, now)).toThrow(RangeError);
    expect(() => spendCredits(credits, -1, now)).toThrow(RangeError);
  });

  it("spends exactly what is asked, never more than a credit holds", () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        remaining: fc.nat(100_000),
        expires_at: fc.option(
          fc
            .integer({ min: -1000, max: 1000 })
            .map((minutes) => new Date(now.getTime() + minutes * 60_000).toISOString()),
        ),
      }),
    );
    fc.assert(
      fc.property(some, fc.double({ min: 0, max: 1, noNaN: true }), (held, share) => {
        const balance = spendableBalance(held, now);
        const amount = Math.floor(balance * share);
        const spent = spendCredits(held, amount, now);
        expect(spent.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const { id, amount: part } of spent) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(held.find((one) => one.id === id)!.remaining);
        }
      }),
    );
  });
});
