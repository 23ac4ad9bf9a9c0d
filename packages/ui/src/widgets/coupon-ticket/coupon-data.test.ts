import { describe, expect, it } from "vitest";
import { couponEnd, type CouponData } from "./coupon-data.js";

const coupon = (dates: Pick<CouponData, "valid_until" | "ends_at">) => dates as CouponData;

describe("couponEnd", () => {
  it("is null without an end", () => {
    expect(couponEnd(coupon({ valid_until: null, ends_at: null }))).toBeNull();
  });
  it("is the end of the last day in Qatar, without a clock time", () => {
    expect(couponEnd(coupon({ valid_until: "2026-03-10", ends_at: null }))).toEqual({
      at: "2026-03-10T23:59:59+03:00",
      clock: false,
    });
  });
  it("is the earlier of the last day and the campaign's end", () => {
    const ends_at = "2026-03-10T12:00:00Z";
    expect(couponEnd(coupon({ valid_until: "2026-03-10", ends_at }))).toEqual({ at: ends_at, clock: true });
    expect(couponEnd(coupon({ valid_until: "2026-03-09", ends_at }))).toMatchObject({ clock: false });
  });
});
