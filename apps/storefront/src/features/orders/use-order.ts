import { order as orderCall } from "@talabee/contract";
import { useOrderTracking } from "@talabee/contract/react";
import { useEffect } from "react";
import { clearShownAttempt } from "../checkout/index.js";
import { useApiQuery, useSettings, useShop } from "../../platform/index.js";

/** An order with its live tracking and the support phone (REQ-ORDER-37). */
export function useOrder(orderId: string) {
  const shop = useShop();
  useEffect(() => clearShownAttempt(shop, orderId), [orderId, shop]);
  return {
    order: useApiQuery(orderCall, { params: { id: orderId } }),
    tracking: useOrderTracking(orderId),
    supportPhone: useSettings()?.support.phone,
  };
}
