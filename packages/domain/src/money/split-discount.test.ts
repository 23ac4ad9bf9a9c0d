import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitDiscount } from "./split-discount.js";

describe("splitDiscount", () => {
  it.each([
    [100, [1, 1, 1], undefined],
    [10, [100, 100, 100], [4, 3, 3]],
    [1, [1, 2], [0, 1]],
    [1, [2, 1], [1, 0]],
    [10, [3, 1, 4, 1, 5], [2, 1, 3, 1, 3]],
    [9, [3, 1, 4, 1, 5], [2, 1, 2, 1, 3]],
    [0, [5, 5], [0, 0]],
    [7, [0, 7, 0], [0, 7, 0]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
  ])("splits %d over %j", (discount, amounts, expected) => {
    if (expected) expect(splitDiscount(discount, amounts)).toEqual(expected);
    else expect(() => splitDiscount(discount, amounts)).toThrow(RangeError);
  });

  it("adds up, exceeds no line and stays within one dirham of the exact share, at any size", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const total = lines.reduce((a, b) => a + b, 0);
        const discount = Math.floor(total * part);
        const shares = splitDiscount(discount, lines);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(discount);
        shares.forEach((share, i) => {
          const line = lines[i] ?? 0;
          expect(share).toBeLessThanOrEqual(line);
          // |share − discount·line/total| < 1, without leaving whole numbers.
          const off = BigInt(share) * BigInt(total) - BigInt(discount) * BigInt(line);
          expect(off < BigInt(total) && off > -BigInt(total)).toBe(total > 0);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
