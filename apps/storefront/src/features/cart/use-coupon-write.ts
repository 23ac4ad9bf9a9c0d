import { showCart } from "@talabee/contract/react";
import { applyCoupon, type PanelError, removeCoupon } from "@talabee/contract";
import { useState } from "react";
import { fieldErrors, sendCall, usePending, useShop } from "../../platform/index.js";

/**
 * Applies coupons to the cart and removes them. `id` is the caller's name for the place that was pressed: it shows the
 * progress, and the refusal, in place of a toast (REQ-MONEY-29).
 */
export function useCouponWrite() {
  const shop = useShop();
  const [loadingId, during] = usePending();
  const [refusal, setRefusal] = useState<{ id: string; message: string } | null>(null);

  const write = async (id: string, code: string | null) => {
    setRefusal(null);
    /** What is wrong with the coupon is said at its field alone, other failures by a toast alone (REQ-MESSAGE-58). */
    const onProblem = (problem: PanelError) => {
      const message =
        fieldErrors(problem)["code"] ?? (problem.code.startsWith("coupon_") ? problem.message : undefined);
      if (message) setRefusal({ id, message });
      return Boolean(message);
    };
    const cart = await during(
      id,
      code === null
        ? sendCall(shop, removeCoupon, { body: {}, onProblem })
        : sendCall(shop, applyCoupon, { body: { code }, onProblem }),
    );
    if (cart !== null) showCart(shop, cart);
  };

  return {
    apply: (id: string, code: string) => void write(id, code),
    remove: (id: string) => void write(id, null),
    loadingId,
    refusal,
  };
}
