import { appSettings, order as orderCall } from "@talabee/contract";
import { useEffect } from "react";
import { orderIsShown } from "../checkout/index.js";
import { useOrderTracking } from "./use-order-tracking.js";
import { usePanelQuery } from "../../platform/index.js";

/** An order on a page of its own: what it is, where it is now, and whom to call about it (REQ-ORDER-37). */
export function useOrder(orderId: string) {
  useEffect(() => orderIsShown(orderId), [orderId]);
  return {
    order: usePanelQuery(orderCall, { params: { id: orderId } }),
    tracking: useOrderTracking(orderId),
    supportPhone: usePanelQuery(appSettings).data?.support.phone,
  };
}
