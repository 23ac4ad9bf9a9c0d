import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OrderedLine, planReorder, type ProductToday } from "./reorder.js";

const line = (over: Partial<OrderedLine> = {}): OrderedLine => ({
  product_id: "machboos",
  unit_price: 3200,
  addons: [{ id: "daqoos", price: 300, quantity: 1 }],
  note: "no onions",
  quantity: 2,
  ...over,
});
const product = (over: Partial<ProductToday> = {}): ProductToday => ({
  unit_price: 3200,
  limit: 10,
  addons: [
    { id: "raita", price: 200, max: 3 },
    { id: "daqoos", price: 300, max: 2 },
  ],
  ...over,
});
const plan = (lines: OrderedLine[], today: ProductToday | null) => planReorder(lines, () => today);

describe("ordering again", () => {
  it("puts into the cart what is as it was, and has nothing to tell", () => {
    expect(plan([line()], product())).toEqual({ lines: [line()], changes: [] });
  });

  it("leaves out what is gone, sold out, or no longer to be had with its options", () => {
    const removed = { lines: [], changes: [{ product_id: "machboos", kind: "removed" }] };
    expect(plan([line()], null)).toEqual(removed);
    expect(plan([line()], product({ limit: 0 }))).toEqual(removed);
    expect(plan([line()], product({ addons: [] }))).toEqual(removed);
    const twice = line({ addons: [{ id: "daqoos", price: 300, quantity: 3 }] });
    expect(plan([twice], product())).toEqual(removed);
    const most = line({ addons: [{ id: "daqoos", price: 300, quantity: 2 }] });
    expect(plan([most], product()).changes).toEqual([]);
  });

  it("reports another price, of the product or of an option", () => {
    const dearer = plan([line()], product({ unit_price: 3300 }));
    expect(dearer).toEqual({
      lines: [line({ unit_price: 3300 })],
      changes: [{ product_id: "machboos", kind: "price" }],
    });
    const cheaper = plan([line()], product({ addons: [{ id: "daqoos", price: 250, max: 1 }] }));
    expect(cheaper.lines[0]?.addons).toEqual([{ id: "daqoos", price: 250, quantity: 1 }]);
    expect(cheaper.changes).toEqual([{ product_id: "machboos", kind: "price" }]);
  });

  it("takes the available quantity, the earlier lines first, and reports it once", () => {
    const second = line({ note: null, quantity: 4 });
    const { lines, changes } = plan([line(), second, line({ note: "hot" })], product({ limit: 5 }));
    expect(lines.map(({ note, quantity }) => [note, quantity])).toEqual([
      ["no onions", 2],
      [null, 3],
    ]);
    expect(changes).toEqual([
      { product_id: "machboos", kind: "limit" },
      { product_id: "machboos", kind: "removed" },
    ]);
    expect(
      plan([line({ quantity: 9 }), line({ quantity: 9 })], product({ limit: 9, unit_price: 1 })).changes,
    ).toEqual([
      { product_id: "machboos", kind: "price" },
      { product_id: "machboos", kind: "removed" },
    ]);
  });

  it("never exceeds the ordered or the available quantity, and reports every changed product", () => {
    const anyLine = fc.record({
      product_id: fc.constantFrom("a", "b", "c"),
      unit_price: fc.constantFrom(100, 200),
      addons: fc.constant([]),
      note: fc.constant(null),
      quantity: fc.integer({ min: 1, max: 5 }),
    });
    const anyProduct = fc.option(
      fc.record({ unit_price: fc.constantFrom(100, 200), limit: fc.nat(8), addons: fc.constant([]) }),
    );
    fc.assert(
      fc.property(fc.array(anyLine), fc.tuple(anyProduct, anyProduct, anyProduct), (ordered, [a, b, c]) => {
        const shop: Record<string, ProductToday | null> = { a, b, c };
        const { lines, changes } = planReorder(ordered, (id) => shop[id] ?? null);
        for (const id of ["a", "b", "c"]) {
          const count = (list: readonly OrderedLine[]) =>
            list.filter((one) => one.product_id === id).reduce((sum, { quantity }) => sum + quantity, 0);
          expect(count(lines)).toBe(Math.min(count(ordered), shop[id]?.limit ?? 0));
          const kinds = changes.filter((change) => change.product_id === id).map(({ kind }) => kind);
          expect(new Set(kinds).size).toBe(kinds.length);
          expect(kinds.includes("removed") || kinds.includes("limit")).toBe(count(lines) < count(ordered));
          const taken = ordered
            .filter((one) => one.product_id === id)
            .slice(0, lines.filter((got) => got.product_id === id).length);
          expect(kinds.includes("price")).toBe(
            taken.some(({ unit_price }) => unit_price !== shop[id]?.unit_price),
          );
        }
      }),
    );
  });
});
