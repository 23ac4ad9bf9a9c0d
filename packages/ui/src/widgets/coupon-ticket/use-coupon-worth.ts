"use client";
import { useFormat, useMessages, walletMessages } from "../../locale/index.js";
import type { CouponData } from "./coupon-data.js";

/** Discount of a coupon as large and small text: "20%" and "off". */
export function useCouponWorth(): (coupon: Pick<CouponData, "kind" | "value">) => {
  big: string;
  small: string;
} {
  const { t } = useMessages();
  const { percent, money } = useFormat();
  return ({ kind, value }) => {
    if (kind === "free_delivery")
      return { big: t(walletMessages.freeBig), small: t(walletMessages.freeSmall) };
    return {
      big: kind === "percent" ? percent(value / 100) : money(value, "whenNeeded"),
      small: t(walletMessages.off),
    };
  };
}
