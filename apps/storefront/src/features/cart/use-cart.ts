import { cart as cartCall, type Cart } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import { pendingQuantities, withPendingQuantities } from "./cart-quantities.js";
import { linesOf, reconcileLocalCart } from "./local-cart.js";
import { type ApiQuery, useApiQuery, useOfflineQueue, useShop } from "../../platform/index.js";

/** The customer's cart with the pending quantities applied; no data while signed out (REQ-AUTH-48). */
export function useCart(): ApiQuery<Cart> {
  const shop = useShop();
  const queue = pendingQuantities(shop);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const query = useApiQuery(cartCall, { enabled: isAuthenticated });
  const pending = useOfflineQueue(queue);
  const data = isAuthenticated ? query.data : undefined;
  return { ...query, data: useMemo(() => data && withPendingQuantities(data, pending), [data, pending]) };
}

/** Keeps the client-side cart in step with the server's (REQ-CART-18). */
export function useCartReconciliation(): void {
  const shop = useShop();
  const { data } = useCart();
  useEffect(() => {
    if (data !== undefined)
      reconcileLocalCart(shop, { lines: linesOf(data), vendorId: data.vendor?.id ?? null });
  }, [data, shop]);
}
