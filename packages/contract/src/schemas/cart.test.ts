import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { CartAddRequest, CartUpdateRequest, Quantity, SpecialRequest } from "./cart.js";
import { problemsOf } from "../../test/problems-of.js";

describe("Quantity", () => {
  it.each([1, 2, 999])("takes %i", (quantity) => expect(z.parse(Quantity, quantity)).toBe(quantity));
  it.each([0, -1, 1.5, 1000, Number.NaN, Number.POSITIVE_INFINITY, "2", null, undefined])(
    "refuses %j",
    (quantity) => expect(problemsOf(Quantity, quantity)).toEqual({ "": ["quantity_invalid"] }),
  );
});

describe("CartAddRequest", () => {
  it("defaults to one without options, and to asking on a conflict", () => {
    expect(z.parse(CartAddRequest, { product_id: "p1", addons: [{ id: "a1" }] })).toEqual({
      product_id: "p1",
      quantity: 1,
      addons: [{ id: "a1", quantity: 1 }],
      on_conflict: "ask",
    });
    expect(z.parse(CartAddRequest, { product_id: "p1" }).addons).toEqual([]);
  });
  it("limits a note to 200 characters after trimming", () => {
    expect(z.parse(SpecialRequest, ` ${"x".repeat(200)} `)).toBe("x".repeat(200));
    expect(problemsOf(SpecialRequest, "x".repeat(201))).toEqual({ "": ["text_too_long"] });
    // Characters, not UTF-16 units.
    expect(z.parse(SpecialRequest, "🍔".repeat(200))).toBe("🍔".repeat(200));
    expect(problemsOf(SpecialRequest, "🍔".repeat(201))).toEqual({ "": ["text_too_long"] });
  });
  it("rejects more options than a product can have", () => {
    const addons = Array.from({ length: 51 }, (_, index) => ({ id: `a${index}` }));
    expect(problemsOf(CartAddRequest, { product_id: "p1", addons })).toEqual({ addons: ["value_invalid"] });
  });
});

it("CartUpdateRequest accepts 0, which removes the line", () => {
  const removal = { item_id: "l1", quantity: 0, version: 3 };
  expect(z.parse(CartUpdateRequest, removal)).toEqual(removal);
  expect(problemsOf(CartUpdateRequest, { ...removal, quantity: -1 })).toEqual({
    quantity: ["quantity_invalid"],
  });
  expect(problemsOf(CartUpdateRequest, {})).toEqual({
    item_id: ["value_invalid"],
    quantity: ["quantity_invalid"],
    version: ["value_invalid"],
  });
});
