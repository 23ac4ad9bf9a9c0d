import { type Cart, type Coupon, coupons as couponsCall, type Quote } from "@talabee/contract";
import { useApiQuery } from "../../platform/index.js";
import { useCouponWrite } from "./use-coupon-write.js";

/** Id of the coupon field for `useCouponWrite`. */
const FIELD = "field";

/** The coupon whose code a savings hint of the server contains; the hint may also be about something else. */
export function couponInHint(
  hint: string | null | undefined,
  coupons: readonly Coupon[],
): Coupon | undefined {
  const parts = hint?.split(/\s+/) ?? [];
  return coupons.find(({ code }) => parts.includes(code));
}

/** The cart's coupon and the applicable ones (REQ-MONEY-29). */
export function useCoupon(cart: Cart | undefined, quote: Quote | null | undefined) {
  const { apply, remove, loadingId, refusal } = useCouponWrite();
  const vendorId = cart?.vendor?.id;
  const list = useApiQuery(couponsCall, {
    query: { vendor_id: vendorId },
    enabled: vendorId !== undefined,
  });

  const items = list.data?.items ?? [];
  const suggestion = quote?.savings_hint;
  const usable = items.filter(({ state }) => state === "usable");

  return {
    applied: cart?.coupon ?? null,
    status: list.status,
    items,
    onRetry: list.retry,
    onApply: (code: string) => apply(FIELD, code),
    onRemove: () => remove(FIELD),
    loading: loadingId !== null,
    error: refusal?.message,
    suggestion,
    /** Offered for one-tap use. */
    suggestedCode: couponInHint(suggestion, usable)?.code,
  };
}
