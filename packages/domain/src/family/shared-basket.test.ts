import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToBasket, type BasketLine } from "./shared-basket.js";

const line = (over: Partial<BasketLine> = {}): BasketLine => ({
  member_id: "sara",
  product_id: "karak",
  addons: [
    { id: "saffron", quantity: 1 },
    { id: "cardamom", quantity: 2 },
  ],
  note: null,
  quantity: 2,
  ...over,
});

describe("a family's basket", () => {
  it("merges a member's equal lines into the earlier one", () => {
    const other = line({ product_id: "tea" });
    const again = line({ addons: line().addons.toReversed(), quantity: 3 });
    expect(addToBasket([line(), other], again, 10)).toEqual({
      lines: [line({ quantity: 5 }), other],
      left_out: 0,
    });
  });

  it.each([
    { member_id: "omar" },
    { note: "hot" },
    { addons: [] },
    {
      addons: [
        { id: "saffron", quantity: 2 },
        { id: "cardamom", quantity: 1 },
      ],
    },
    { product_id: "tea" },
  ])("keeps a line apart with %j", (over) => {
    expect(addToBasket([line()], line(over), 10).lines).toEqual([line(), line(over)]);
  });

  it("limits a product to the maximum per order, across all members", () => {
    const basket = [
      line({ quantity: 4 }),
      line({ member_id: "omar", quantity: 3 }),
      line({ product_id: "tea" }),
    ];
    expect(addToBasket(basket, line({ quantity: 5 }), 10)).toEqual({
      lines: [line({ quantity: 7 }), ...basket.slice(1)],
      left_out: 2,
    });
    expect(addToBasket(basket, line({ member_id: "ali" }), 7)).toEqual({ lines: basket, left_out: 2 });
    expect(addToBasket(basket, line(), 3)).toEqual({ lines: basket, left_out: 2 });
    expect(addToBasket(basket, line({ quantity: -3 }), 10)).toEqual({ lines: basket, left_out: 0 });
  });

  it("never loses, duplicates or exceeds lines, for any input", () => {
    const anyLine = fc.record({
      member_id: fc.constantFrom("sara", "omar"),
      product_id: fc.constantFrom("karak", "tea", "samosa"),
      addons: fc.constantFrom([], [{ id: "saffron", quantity: 1 }]),
      note: fc.constantFrom(null, "hot"),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    const limits = { karak: 6, tea: 20, samosa: 0 };
    const limitOf = (id: string) => limits[id as keyof typeof limits];
    const pieces = (lines: readonly BasketLine[], id?: string) =>
      lines
        .filter(({ product_id }) => id === undefined || product_id === id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        let basket: BasketLine[] = [];
        let leftOut = 0;
        for (const added of lines) {
          const before = basket.map(({ product_id }) => product_id);
          const { lines: after, left_out } = addToBasket(basket, added, limitOf(added.product_id));
          expect(after.slice(0, before.length).map(({ product_id }) => product_id)).toEqual(before);
          basket = after;
          leftOut += left_out;
        }
        expect(pieces(basket) + leftOut).toBe(pieces(lines));
        for (const id of Object.keys(limits)) expect(pieces(basket, id)).toBeLessThanOrEqual(limitOf(id));
        const keys = basket.map(({ quantity: _, ...rest }) => JSON.stringify(rest));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
