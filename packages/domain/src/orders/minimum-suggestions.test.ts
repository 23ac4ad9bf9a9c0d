import { describe, expect, it } from "vitest";
import { suggestForMinimum, type SuggestedProduct } from "./minimum-suggestions.js";

const product = (id: string, price: number, other: Partial<SuggestedProduct> = {}): SuggestedProduct => ({
  id,
  price,
  sale_price: null,
  on_sale: false,
  in_stock: true,
  has_addons: false,
  ...other,
});

const suggest = (products: SuggestedProduct[], missing: number, inCart: string[] = [], count = 2) =>
  suggestForMinimum(products, { missing, inCart: new Set(inCart), count }).map(({ id }) => id);

describe("suggestions under the minimum order", () => {
  it("suggests the product that reaches the minimum at the lowest cost first", () => {
    expect(suggest([product("far", 3000), product("near", 1200), product("exact", 1000)], 1000)).toEqual([
      "exact",
      "near",
    ]);
  });

  it("offers what does not reach it last, the nearest before the others", () => {
    const products = [product("small", 200), product("nearly", 900), product("large", 9000)];
    expect(suggest(products, 1000, [], 3)).toEqual(["large", "nearly", "small"]);
  });

  it("reckons with the price that is paid", () => {
    const offered = product("offered", 1500, { sale_price: 1000, on_sale: true });
    const over = product("over", 900, { sale_price: 100, on_sale: false });
    expect(suggest([product("plain", 1100), offered, over], 1000)).toEqual(["offered", "plain"]);
  });

  it("leaves out what one press does not add, and what is in the cart", () => {
    const products = [
      product("sold-out", 1000, { in_stock: false }),
      product("choices", 1000, { has_addons: true }),
      product("there", 1000),
      product("left", 5000),
    ];
    expect(suggest(products, 1000, ["there"])).toEqual(["left"]);
  });

  it("keeps the menu's order among equals, and offers as many as are asked for", () => {
    const products = ["a", "b", "c"].map((id) => product(id, 1000));
    expect(suggest(products, 1000)).toEqual(["a", "b"]);
  });

  it.each([0, -100])("offers nothing with %i missing", (missing) => {
    expect(suggest([product("a", 1000)], missing)).toEqual([]);
  });
});
