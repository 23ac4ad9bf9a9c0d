import type { Language } from "@talabee/contract";
import {
  couponRefusal,
  type Currency,
  formatMoney,
  quote,
  type QuoteAmounts,
  type QuoteInput,
} from "@talabee/domain";
import type { CouponRecord } from "../coupons/coupon-record.js";
import { couponOf } from "../coupons/coupon-rules.js";

/**
 * The best way to pay less, as text; null if there is none (REQ-CART-23). Prefers the coupon that saves most now, then
 * the smallest missing amount: for a coupon's minimum or for free delivery.
 */
export function savingsHint(
  input: QuoteInput,
  amounts: QuoteAmounts,
  offers: readonly CouponRecord[],
  language: Language,
  currency: Currency,
): string | null {
  if (input.lines.length === 0) return null;
  const isArabic = language === "ar";
  const money = (amount: number) => formatMoney(amount, language, currency);
  const nearest: { missing: number; text: string }[] = [];
  let best = { saved: amounts.discount, code: "" };
  for (const offer of offers) {
    const coupon = couponOf(offer);
    const refusal = couponRefusal(coupon, {
      subtotal: amounts.subtotal,
      vendor_id: input.vendor_id,
      order_type: input.order_type,
      now: input.now,
      time_zone: input.time_zone,
    });
    if (refusal === null) {
      const saved = quote({ ...input, coupon }).discount;
      if (saved > best.saved) best = { saved, code: coupon.code };
    } else if (refusal.code === "coupon_min_spending" && (input.coupon ?? null) === null) {
      const amount = money(refusal.missing);
      nearest.push({
        missing: refusal.missing,
        text: isArabic
          ? `أضف ${amount} لاستخدام القسيمة ${coupon.code}`
          : `Add ${amount} more to use ${coupon.code}`,
      });
    }
  }
  if (best.code !== "") {
    const saved = money(best.saved);
    return isArabic ? `استخدم القسيمة ${best.code} ووفّر ${saved}` : `Use ${best.code} and save ${saved}`;
  }
  const missing = amounts.free_delivery_missing ?? 0;
  if (missing > 0) {
    const amount = money(missing);
    nearest.push({
      missing,
      text: isArabic ? `أضف ${amount} للحصول على توصيل مجاني` : `Add ${amount} more for free delivery`,
    });
  }
  return nearest.toSorted((a, b) => a.missing - b.missing)[0]?.text ?? null;
}
