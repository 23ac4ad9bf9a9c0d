import { order as orderCall, orders as ordersCall } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useSelector } from "react-redux";
import { usePanelQuery } from "./use-panel-query.js";

/** The customer's last delivered order from a store, by its id, when it waits for a review (C6). */
export function useReviewableOrder(storeId: string): string | undefined {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const past = usePanelQuery(ordersCall, {
    query: { scope: "past", per_page: 50 },
    enabled: isAuthenticated,
  });
  const last = past.data?.items.find(
    ({ vendor, order_status }) => vendor.id === storeId && order_status === "delivered",
  );
  const order = usePanelQuery(orderCall, {
    params: { id: last?.id ?? "" },
    enabled: isAuthenticated && last !== undefined,
  });
  return isAuthenticated && order.data?.can_review === true ? order.data.id : undefined;
}
