import { useOrderTracking } from "@talabee/contract/react";
import { useEffect } from "react";
import { clearShownAttempt } from "../checkout/index.js";
import {
  orderRead,
  paths,
  useApiQuery,
  useCombinedStatus,
  useSettings,
  useShop,
} from "../../platform/index.js";

/** An order with its live tracking and where to find help (REQ-ORDER-37). */
export function useOrder(orderId: string) {
  const shop = useShop();
  useEffect(() => clearShownAttempt(shop, orderId), [orderId, shop]);
  const order = useApiQuery(...orderRead(orderId));
  const tracking = useOrderTracking(orderId);
  return {
    order,
    tracking,
    /** Ready with the tracking, whose steps would move what is below, or once that has failed. */
    status: useCombinedStatus(order.status, tracking.status),
    help: { supportPhone: useSettings()?.support.phone, contactHref: paths.contact },
  };
}
