import {
  applyCoupon,
  type Cart,
  coupons as couponsCall,
  type PanelError,
  removeCoupon,
  type Quote,
} from "@talabee/contract";
import { useState } from "react";
import { showCart } from "./shown-cart.js";
import { fieldErrors, sendCall, useApiQuery, usePending, useShop } from "../../platform/index.js";

/** The cart's coupon and the applicable ones. A refusal stays at the field (REQ-MONEY-29). */
export function useCoupon(cart: Cart | undefined, quote: Quote | null | undefined) {
  const shop = useShop();
  const [pending, during] = usePending();
  const [error, setError] = useState<string>();
  const vendorId = cart?.vendor?.id;
  const list = useApiQuery(couponsCall, {
    query: { vendor_id: vendorId },
    enabled: vendorId !== undefined,
  });

  // The server's text; a coupon code that it contains is offered for one-tap use.
  const suggestion = quote?.savings_hint;

  const change = async (send: (onProblem: (problem: PanelError) => boolean) => Promise<Cart | null>) => {
    setError(undefined);
    const sent = send((problem) => {
      setError(fieldErrors(problem)["code"] ?? problem.message);
      return false;
    });
    const changed = await during("coupon", sent);
    if (changed !== null) showCart(shop, changed);
  };

  return {
    applied: cart?.coupon ?? null,
    status: list.status,
    items: list.data?.items ?? [],
    onRetry: list.retry,
    onApply: (code: string) =>
      void change((onProblem) => sendCall(shop, applyCoupon, { body: { code }, onProblem })),
    onRemove: () => void change((onProblem) => sendCall(shop, removeCoupon, { body: {}, onProblem })),
    loading: pending !== null,
    error,
    suggestion,
    suggestedCode: list.data?.items.find(
      ({ code, state }) => state === "usable" && suggestion?.split(/\s+/).includes(code),
    )?.code,
  };
}
