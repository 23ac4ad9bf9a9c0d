import { describe, expect, it } from "vitest";
import { type Coupon, couponDiscount, couponEnd, couponRefusal } from "./coupon.js";

const coupon: Coupon = {
  code: "TEN",
  kind: "percent",
  value: 1000,
  active: true,
  min_spending: 5000,
  max_savings: null,
  valid_until: null,
  ends_at: null,
  vendor_id: null,
  order_types: null,
  excludes_sale_items: false,
  first_order_missed: false,
  uses_left: null,
};
const use = {
  subtotal: 5000,
  vendor_id: "v1",
  order_type: "delivery" as const,
  now: new Date("2025-06-01T12:00:00+03:00"),
  time_zone: "Asia/Qatar",
};

describe("couponRefusal", () => {
  it("applies at exactly the minimum spending", () => {
    expect(couponRefusal(coupon, use)).toBeNull();
  });

  it.each<[Partial<Coupon>, string, number]>([
    [{ active: false }, "coupon_not_found", 0],
    [{ uses_left: 0 }, "coupon_used_up", 0],
    [{ first_order_missed: true }, "coupon_first_order", 0],
    [{ vendor_id: "v2" }, "coupon_wrong_vendor", 0],
    [{ order_types: ["pickup"] }, "coupon_order_type", 0],
    [{ min_spending: 5001 }, "coupon_min_spending", 1],
    [{ valid_until: "not a day" }, "coupon_expired", 0],
  ])("refuses %o", (over, code, missing) => {
    expect(couponRefusal({ ...coupon, ...over }, use)).toEqual({ code, missing });
  });

  it("allows a matching vendor, order type and a last use", () => {
    const fitting = { ...coupon, vendor_id: "v1", order_types: ["delivery" as const], uses_left: 1 };
    expect(couponRefusal(fitting, use)).toBeNull();
  });

  it("ends with its last day in Qatar, to the very second", () => {
    const ending = { ...coupon, valid_until: "2025-06-01" };
    const at = (iso: string) => couponRefusal(ending, { ...use, now: new Date(iso) })?.code;
    expect(at("2025-06-01T20:59:59.999Z")).toBeUndefined();
    expect(at("2025-06-01T21:00:00Z")).toBe("coupon_expired");
  });

  it("ends at the earlier of last day and campaign end", () => {
    const early = { valid_until: "2025-06-01", ends_at: "2025-06-01T10:00:00+03:00" };
    expect(couponEnd(early, "Asia/Qatar")).toEqual(new Date("2025-06-01T07:00:00Z"));
    expect(couponEnd({ ...early, ends_at: "2025-07-01T10:00:00+03:00" }, "Asia/Qatar")).toEqual(
      new Date("2025-06-01T21:00:00Z"),
    );
    expect(couponEnd({ valid_until: null, ends_at: null }, "Asia/Qatar")).toBeNull();
  });
});

describe("couponDiscount", () => {
  it("takes a maximum of 0 for nothing and null for no bound", () => {
    const on = { base: 1000, delivery_fee: 300 };
    expect(couponDiscount({ kind: "fixed", value: 400, max_savings: 0 }, on)).toBe(0);
    expect(couponDiscount({ kind: "fixed", value: 400, max_savings: null }, on)).toBe(400);
    expect(couponDiscount({ kind: "free_delivery", value: 0, max_savings: null }, on)).toBe(300);
    expect(couponDiscount({ kind: "percent", value: 20_000, max_savings: null }, on)).toBe(1000);
  });
});
