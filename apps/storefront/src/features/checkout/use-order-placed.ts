import type { Order } from "@talabee/contract";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { redirectToPayment } from "../wallet/index.js";
import { paths } from "../../platform/index.js";

/**
 * Navigates after an order was created: to the gateway's page if it is to be paid there, else to its tracking. With
 * `isFoundAgain` the customer may have come back from the gateway and is not redirected again: the order's page offers
 * to pay.
 */
export function useOrderPlaced(): (order: Order, isFoundAgain?: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (order, isFoundAgain = false) => {
      const needsPayment = Boolean(order.payment?.action_url);
      if (needsPayment && !isFoundAgain && redirectToPayment(order)) return;
      void navigate(needsPayment ? paths.order(order.id) : paths.trackOrder(order.id), { replace: true });
    },
    [navigate],
  );
}
