import { describe, expect, it } from "vitest";
import { lineTotal, subtotalOf, unitPrice } from "./line-total.js";

describe("prices", () => {
  it("sells at the sale price only while on sale", () => {
    expect(unitPrice({ price: 500, sale_price: 400, on_sale: true })).toBe(400);
    expect(unitPrice({ price: 500, sale_price: 400, on_sale: false })).toBe(500);
    expect(unitPrice({ price: 500, sale_price: null, on_sale: true })).toBe(500);
  });

  it("multiplies add-ons with the quantity", () => {
    const line = { unit_price: 2550, addons: [{ price: 300, quantity: 2 }], quantity: 3 };
    expect(lineTotal(line)).toBe(9450);
    expect(subtotalOf([line, { unit_price: 1, addons: [], quantity: 1 }])).toBe(9451);
  });

  it("stops one dirham above the largest amount, however far a line exceeds it", () => {
    const at = (unit_price: number, quantity: number) => lineTotal({ unit_price, addons: [], quantity });
    expect(at(99_999_999, 1)).toBe(99_999_999);
    expect(at(50_000_000, 2)).toBe(100_000_000);
    expect(at(50_000_001, 2)).toBe(100_000_000);
    expect(at(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).toBe(100_000_000);
    const addons = Array.from({ length: 50 }, () => ({ price: 99_999_999, quantity: 999 }));
    expect(lineTotal({ unit_price: 99_999_999, addons, quantity: 999 })).toBe(100_000_000);
    expect(lineTotal({ unit_price: Number.MAX_SAFE_INTEGER, addons, quantity: 0 })).toBe(0);
  });

  it.each([-1, 1.5, NaN, Infinity])("refuses %s as a quantity", (quantity) => {
    expect(() => lineTotal({ unit_price: 1, addons: [], quantity })).toThrow(RangeError);
  });
});
