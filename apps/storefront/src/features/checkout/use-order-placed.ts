import type { Order } from "@talabee/contract";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { redirectToPayment } from "../wallet/index.js";
import { paths } from "../../platform/index.js";

/**
 * Where an order leads that the panel has: to the gateway's page while it is to be paid there, else to where it is
 * tracked. `isFoundAgain`: its customer may come from the gateway by the back button and is not led out a second time;
 * the order's own page offers to pay.
 */
export function useOrderPlaced(): (order: Order, isFoundAgain?: boolean) => void {
  const navigate = useNavigate();
  return useCallback(
    (order, isFoundAgain = false) => {
      const isToBePaid = Boolean(order.payment?.action_url);
      if (isToBePaid && !isFoundAgain && redirectToPayment(order)) return;
      void navigate(isToBePaid ? paths.order(order.id) : paths.trackOrder(order.id), { replace: true });
    },
    [navigate],
  );
}
