import { describe, expect, it } from "vitest";
import { explain, unitsLeft } from "./refund-choice.js";

const preview = {
  amount: 1760,
  to_wallet: 0,
  to_card: 1760,
  to_cash: 0,
  lines: [{ id: "luqaimat", quantity: 1, amount: 1760 }],
  fees: 0,
  rest: 0,
};
const items = [
  { id: "machboos", name: "Machboos", quantity: 1, line_total: 5200 },
  { id: "luqaimat", name: "Luqaimat", quantity: 2, line_total: 4400 },
];

describe("a refund", () => {
  it("is explained by price and discount, which add up to what the server returns", () => {
    const { lines, discount } = explain(items, preview);
    expect(lines).toEqual([{ id: "luqaimat", name: "Luqaimat", quantity: 1, of: 2, price: 2200 }]);
    expect(discount).toBe(440);
    expect(lines[0]!.price - discount).toBe(preview.lines[0]!.amount);
  });

  it("leaves what no earlier one has returned", () => {
    const before = {
      ...preview,
      id: "r1",
      at: "2026-11-29T16:00:00.000Z",
      reason: "missing" as const,
      words: null,
      restocked: false,
      state: "done" as const,
    };
    expect(Object.fromEntries(unitsLeft(items, [before]))).toEqual({ machboos: 1, luqaimat: 1 });
    expect(unitsLeft(items, [before, before]).get("luqaimat")).toBe(0);
  });
});
