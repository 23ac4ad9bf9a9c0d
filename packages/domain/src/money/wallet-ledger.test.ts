import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spendableBalance } from "./wallet.js";
import {
  creditWallet,
  expireCredits,
  heldInWallet,
  holdInWallet,
  refundHold,
  spendHold,
  walletBalance,
  walletCredits,
  type WalletEntry,
} from "./wallet-ledger.js";

const day = (n: number) => new Date(Date.UTC(2025, 5, n));
const iso = (n: number) => day(n).toISOString();
const written = (...entries: (WalletEntry | null)[]) => entries.filter((entry) => entry !== null);
const gift = (reference: string, amount: number, ends: number | null) =>
  creditWallet([], {
    kind: "gift",
    reference,
    amount,
    expires_at: ends === null ? null : iso(ends),
    at: day(1),
  });

/** 1000 without an end, 300 until the 10th, 500 until the 20th. */
const filled = written(gift("forever", 1000, null), gift("tenth", 300, 10), gift("twentieth", 500, 20));
const held = [...filled, holdInWallet(filled, { reference: "o1", amount: 900, at: day(2) })!];

describe("the ledger", () => {
  it("takes money in once a reference", () => {
    const credit = {
      kind: "topup" as const,
      reference: "p1",
      amount: 5000,
      expires_at: null,
      at: day(1),
    };
    const entry = creditWallet([], credit);
    expect(entry).toEqual({
      kind: "topup",
      reference: "p1",
      hold: null,
      amount: 5000,
      parts: [{ credit: "topup:p1", amount: 5000, expires_at: null }],
      at: iso(1),
    });
    expect(creditWallet(written(entry), credit)).toBeNull();
    expect(creditWallet(written(entry), { ...credit, kind: "voucher" })?.amount).toBe(5000);
    expect(() => creditWallet(written(entry), { ...credit, amount: 5001 })).toThrow(
      "topup p1 stands in the ledger with 5000, not 5001",
    );
    expect(() => creditWallet([], { ...credit, amount: 0 })).toThrow(RangeError);
  });

  it("holds money when the order is placed, from credits that expire soonest", () => {
    expect(held.at(-1)).toEqual({
      kind: "hold",
      reference: "o1",
      hold: null,
      amount: -900,
      parts: [
        { credit: "gift:tenth", amount: -300, expires_at: iso(10) },
        { credit: "gift:twentieth", amount: -500, expires_at: iso(20) },
        { credit: "gift:forever", amount: -100, expires_at: null },
      ],
      at: iso(2),
    });
    expect(walletBalance(held)).toBe(900);
    expect(walletCredits(held)).toEqual([{ id: "gift:forever", remaining: 900, expires_at: null }]);
    expect(holdInWallet(held, { reference: "o1", amount: 900, at: day(3) })).toBeNull();
    expect(() => holdInWallet(held, { reference: "o1", amount: 800, at: day(3) })).toThrow(RangeError);
    expect(() => holdInWallet(held, { reference: "o2", amount: 901, at: day(3) })).toThrow(
      "the wallet lacks 1 of 901",
    );
    expect(() => holdInWallet(held, { reference: "o2", amount: 0, at: day(3) })).toThrow(RangeError);
  });

  it("does not hold what has ended", () => {
    expect(() => holdInWallet(filled, { reference: "o1", amount: 1501, at: day(10) })).toThrow("lacks 1");
    expect(holdInWallet(filled, { reference: "o1", amount: 1500, at: day(10) })?.parts).toHaveLength(2);
  });

  it("spends a hold at acceptance without taking the money twice", () => {
    const spend = spendHold(held, { reference: "o1", at: day(3) });
    expect(spend).toEqual({ kind: "spend", reference: "o1", hold: "o1", amount: 0, parts: [], at: iso(3) });
    expect(spendHold([...held, spend!], { reference: "o1", at: day(4) })).toBeNull();
    expect(() => spendHold(held, { reference: "o2", at: day(3) })).toThrow("nothing is held for o2");
    const refund = refundHold(held, { reference: "o1", hold: "o1", at: day(3) });
    expect(() => spendHold([...held, refund!], { reference: "o1", at: day(3) })).toThrow(RangeError);
  });

  it("refunds a canceled order with the original expiry dates", () => {
    const refund = refundHold(held, { reference: "o1", hold: "o1", at: day(3) });
    expect(refund).toEqual({
      kind: "refund",
      reference: "o1",
      hold: "o1",
      amount: 900,
      parts: [
        { credit: "refund:o1:0", amount: 100, expires_at: null },
        { credit: "refund:o1:1", amount: 500, expires_at: iso(20) },
        { credit: "refund:o1:2", amount: 300, expires_at: iso(10) },
      ],
      at: iso(3),
    });
    const after = [...held, refund!];
    expect(walletBalance(after)).toBe(1800);
    expect(heldInWallet(held, "o1")).toBe(900);
    expect(heldInWallet(after, "o1")).toBe(0);
    expect(heldInWallet(after, "o2")).toBe(0);
    expect(refundHold(after, { reference: "o1", hold: "o1", at: day(4) })).toBeNull();
    expect(refundHold(after, { reference: "again", hold: "o1", at: day(4) })).toBeNull();
    expect(refundHold(after, { reference: "o2", hold: "o2", at: day(4) })).toBeNull();
  });

  it("refunds in parts, the last taken credits first, and never more than was held", () => {
    const first = refundHold(held, { reference: "r1", hold: "o1", amount: 150, at: day(3) })!;
    expect(first.parts.map(({ amount, expires_at }) => [amount, expires_at])).toEqual([
      [100, null],
      [50, iso(20)],
    ]);
    const once = [...held, first];
    expect(refundHold(once, { reference: "r1", hold: "o1", amount: 150, at: day(4) })).toBeNull();
    expect(() => refundHold(once, { reference: "r1", hold: "o1", amount: 151, at: day(4) })).toThrow(
      RangeError,
    );
    expect(() => refundHold(once, { reference: "r2", hold: "o1", amount: 751, at: day(4) })).toThrow(
      "only 750 of 751 is left to refund of o1",
    );
    expect(() => refundHold(once, { reference: "r2", hold: "o9", amount: 1, at: day(4) })).toThrow(
      RangeError,
    );
    expect(() => refundHold(once, { reference: "r2", hold: "o1", amount: 0, at: day(4) })).toThrow(
      RangeError,
    );
    const second = refundHold(once, { reference: "r2", hold: "o1", at: day(4) })!;
    expect(second.parts.map(({ amount, expires_at }) => [amount, expires_at])).toEqual([
      [450, iso(20)],
      [300, iso(10)],
    ]);
    // The reference of another order's refund is no answer for this one.
    const other = [...once, gift("more", 50, null)!];
    const both = [...other, holdInWallet(other, { reference: "o2", amount: 40, at: day(4) })!];
    expect(() => refundHold(both, { reference: "r1", hold: "o2", at: day(4) })).toThrow(RangeError);
  });

  it("keeps the holds of several orders apart", () => {
    const two = [...held, holdInWallet(held, { reference: "o2", amount: 200, at: day(3) })!];
    const spent = [...two, spendHold(two, { reference: "o2", at: day(3) })!];
    expect([heldInWallet(spent, "o1"), heldInWallet(spent, "o2")]).toEqual([900, 200]);
    const refund = refundHold(spent, { reference: "r2", hold: "o2", at: day(4) })!;
    expect([refund.amount, refund.parts]).toEqual([
      200,
      [{ credit: "refund:r2:0", amount: 200, expires_at: null }],
    ]);
    const after = [...spent, refund];
    expect([heldInWallet(after, "o1"), heldInWallet(after, "o2")]).toEqual([900, 0]);
    expect(refundHold(after, { reference: "r1", hold: "o1", at: day(4) })?.amount).toBe(900);
    expect(refundHold(after, { reference: "r2", hold: "o2", at: day(4) })).toBeNull();
  });

  it("keeps what comes back usable for a while when the store is to blame", () => {
    const refund = refundHold(held, { reference: "o1", hold: "o1", at: day(12), usable_until: day(19) })!;
    expect(refund.parts.map(({ expires_at }) => expires_at)).toEqual([null, iso(20), iso(19)]);
    expect(spendableBalance(walletCredits([...held, refund]), day(12))).toBe(1800);
  });

  it("removes expired credits, once", () => {
    const expired = expireCredits(filled, day(10));
    expect(expired).toEqual([
      {
        kind: "expire",
        reference: "gift:tenth",
        hold: null,
        amount: -300,
        parts: [{ credit: "gift:tenth", amount: -300, expires_at: iso(10) }],
        at: iso(10),
      },
    ]);
    expect(expireCredits(filled, new Date(day(10).getTime() - 1))).toEqual([]);
    expect(expireCredits([...filled, ...expired], day(10))).toEqual([]);
    expect(
      expireCredits(written(gift("odd", 5, null), { ...gift("odd", 5, null)!, reference: "x" }), day(99)),
    ).toEqual([]);
  });
});

type Deed =
  | { do: "credit"; reference: string; amount: number; ends: number | null }
  | { do: "hold" | "spend"; order: string; amount: number }
  | { do: "refund"; reference: string; order: string; amount: number | undefined; kind: boolean }
  | { do: "expire" };
const few = (letter: string) => fc.integer({ min: 1, max: 4 }).map((n) => `${letter}${n}`);
const amount = fc.integer({ min: 1, max: 2000 });
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    do: fc.constant("credit" as const),
    reference: few("c"),
    amount,
    ends: fc.option(fc.integer({ min: 2, max: 30 })),
  }),
  fc.record({ do: fc.constantFrom("hold" as const, "spend" as const), order: few("o"), amount }),
  fc.record({
    do: fc.constant("refund" as const),
    reference: few("r"),
    order: few("o"),
    amount: fc.option(amount, { nil: undefined }),
    kind: fc.boolean(),
  }),
  fc.constant({ do: "expire" as const }),
);

function entriesOf(ledger: readonly WalletEntry[], deed: Deed, at: Date): (WalletEntry | null)[] {
  switch (deed.do) {
    case "credit":
      return [
        creditWallet(ledger, {
          ...deed,
          kind: "gift",
          expires_at: deed.ends === null ? null : iso(deed.ends),
          at,
        }),
      ];
    case "hold":
      return [holdInWallet(ledger, { reference: deed.order, amount: deed.amount, at })];
    case "spend":
      return [spendHold(ledger, { reference: deed.order, at })];
    case "refund":
      return [
        refundHold(ledger, {
          reference: deed.reference,
          hold: deed.order,
          ...(deed.amount === undefined ? {} : { amount: deed.amount }),
          ...(deed.kind ? { usable_until: new Date(at.getTime() + 86_400_000) } : {}),
          at,
        }),
      ];
    case "expire":
      return expireCredits(ledger, at);
  }
}

it("balances for any sequence of operations: never below 0, the sum of its entries and of its credits, each operation once", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyDeed, fc.nat(2)), { maxLength: 30 }), (deeds) => {
      let ledger: WalletEntry[] = [];
      let now = 1;
      for (const [deed, days] of deeds) {
        now += days;
        let added: WalletEntry[];
        try {
          added = written(...entriesOf(ledger, deed, day(now)));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          continue;
        }
        const next = [...ledger, ...added];
        // Told again, nothing happens.
        expect(written(...entriesOf(next, deed, day(now)))).toEqual([]);
        ledger = next;

        const balance = walletBalance(ledger);
        expect(balance).toBeGreaterThanOrEqual(0);
        const credits = walletCredits(ledger);
        expect(credits.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(balance);
        expect(spendableBalance(credits, day(now))).toBeLessThanOrEqual(balance);
        for (const entry of ledger) {
          expect(entry.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(entry.amount);
          if (entry.kind === "hold") expect(heldInWallet(ledger, entry.reference)).toBeGreaterThanOrEqual(0);
        }
        const keys = ledger.map(({ kind, reference }) => `${kind} ${reference}`);
        expect(new Set(keys).size).toBe(keys.length);
      }
      const swept = [...ledger, ...expireCredits(ledger, day(now))];
      expect(walletBalance(swept)).toBe(spendableBalance(walletCredits(swept), day(now)));
    }),
    { numRuns: 500 },
  );
});
