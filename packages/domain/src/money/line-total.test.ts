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
});
