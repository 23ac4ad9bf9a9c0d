import { type Cart, coupons as couponsCall, type Quote } from "@talabee/contract";
import { useApiQuery } from "../../platform/index.js";
import { useCouponWrite } from "./use-coupon-write.js";

/** Id of the coupon field for `useCouponWrite`. */
const FIELD = "field";

/** The cart's coupon and the applicable ones (REQ-MONEY-29). */
export function useCoupon(cart: Cart | undefined, quote: Quote | null | undefined) {
  const { apply, remove, loadingId, refusal } = useCouponWrite();
  const vendorId = cart?.vendor?.id;
  const list = useApiQuery(couponsCall, {
    query: { vendor_id: vendorId },
    enabled: vendorId !== undefined,
  });

  // The server's text; a coupon code that it contains is offered for one-tap use.
  const suggestion = quote?.savings_hint;

  return {
    applied: cart?.coupon ?? null,
    status: list.status,
    items: list.data?.items ?? [],
    onRetry: list.retry,
    onApply: (code: string) => apply(FIELD, code),
    onRemove: () => remove(FIELD),
    loading: loadingId !== null,
    error: refusal?.message,
    suggestion,
    suggestedCode: list.data?.items.find(
      ({ code, state }) => state === "usable" && suggestion?.split(/\s+/).includes(code),
    )?.code,
  };
}
