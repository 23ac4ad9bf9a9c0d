import { useFormat, useMessages, walletMessages } from "../../locale/index.js";
import type { CouponData } from "./coupon-data.js";

/** What a coupon takes off, large and small: 20% off, Free delivery. */
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
