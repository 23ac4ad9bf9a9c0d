import fc from "fast-check";
import { expect, it } from "vitest";
import { releasedShares } from "./released-shares.js";

const of = (member_id: string, left: number, refunded: number) => ({ member_id, left, refunded });

it("gives each member back what their refunded lines cost", () => {
  expect(releasedShares(3000, [of("a", 5000, 2000), of("b", 4000, 1000)])).toEqual(
    new Map([
      ["a", 2000],
      ["b", 1000],
    ]),
  );
  // A member whose lines are kept gets nothing, and nobody more than was paid for them.
  expect(releasedShares(3000, [of("a", 1000, 3000), of("b", 4000, 0)])).toEqual(new Map([["a", 1000]]));
  expect(releasedShares(0, [of("a", 1000, 3000)])).toEqual(new Map());
});

it("passes on to the others what exceeds one member's part", () => {
  const released = releasedShares(3000, [of("a", 500, 2000), of("b", 4000, 1000)]);
  expect([released.get("a"), released.get("b")! > 1000]).toEqual([500, true]);
});

it("never gives back more than goes to the wallet, nor more than was paid for a member", () => {
  const amount = fc.nat(100_000);
  const members = fc.uniqueArray(
    fc.record({ member_id: fc.string({ maxLength: 4 }), left: amount, refunded: amount }),
    { selector: ({ member_id }) => member_id, maxLength: 6 },
  );
  fc.assert(
    fc.property(amount, members, (toWallet, all) => {
      const released = releasedShares(toWallet, all);
      const sum = [...released.values()].reduce((total, share) => total + share, 0);
      expect(sum).toBeLessThanOrEqual(toWallet);
      for (const { member_id, left, refunded } of all) {
        const share = released.get(member_id) ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(left);
        if (refunded === 0) expect(share).toBe(0);
      }
    }),
  );
});
