import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { problemsOf } from "../../test/problems-of.js";
import { PanelCouponChange, PanelCouponRequest, PanelProductRequest, SettingsRequest } from "./admin.js";

const coupon = {
  code: "EID",
  title: { en: "Eid", ar: "عيد" },
  kind: "percent",
  value: 1000,
  order_types: ["delivery"],
};

describe("a coupon", () => {
  it("has defaults when created, none when updated", () => {
    expect(z.parse(PanelCouponRequest, coupon)).toMatchObject({ min_spending: 0, active: true });
    expect(z.parse(PanelCouponChange, { value: 5 })).toEqual({ value: 5 });
    expect(z.parse(PanelCouponChange, {})).toEqual({});
  });

  it.each([
    [{ kind: "percent", value: 0 }, "value"],
    [{ kind: "percent", value: 10_001 }, "value"],
    [{ kind: "fixed", value: 0 }, "value"],
    [{ kind: "free_delivery", value: 1 }, "value"],
    [{ order_types: ["pickup", "pickup"] }, "order_types"],
    [{ order_types: [] }, "order_types"],
    [{ title: { en: " ", ar: "عيد" } }, "title.en"],
  ])("%j is rejected on creation and update", (wrong, field) => {
    for (const schema of [PanelCouponRequest, PanelCouponChange]) {
      expect(problemsOf(schema, { ...coupon, ...wrong })).toEqual({ [field]: ["value_invalid"] });
    }
  });

  it("accepts the valid values of each kind", () => {
    for (const fits of [
      { kind: "percent", value: 10_000 },
      { kind: "fixed", value: 20_000 },
      { kind: "free_delivery", value: 0 },
    ]) {
      expect(problemsOf(PanelCouponRequest, { ...coupon, ...fits })).toEqual({});
    }
  });
});

it("a sale price is below the price", () => {
  const tooHigh = { sale_price: ["sale_price_too_high"] };
  expect(problemsOf(PanelProductRequest, { price: 500, sale_price: 500 })).toEqual(tooHigh);
  for (const fits of [
    { price: 500, sale_price: 499 },
    { sale_price: 500 },
    { price: 0, sale_price: null },
    {},
  ]) {
    expect(problemsOf(PanelProductRequest, fits)).toEqual({});
  }
});

it("cash is rounded to a riyal at most", () => {
  expect(problemsOf(SettingsRequest, { cash_rounding: 100 })).toEqual({});
  for (const cash_rounding of [-1, 101, 12.5]) {
    expect(problemsOf(SettingsRequest, { cash_rounding })).toEqual({ cash_rounding: ["amount_invalid"] });
  }
});
