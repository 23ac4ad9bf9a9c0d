import { cart as cartCall, type Cart } from "@talabee/contract";
import { cartReconciled, selectIsAuthenticated } from "@talabee/domain";
import { useEffect, useMemo } from "react";
import { useDispatch, useSelector } from "react-redux";
import { pendingQuantities, withPendingQuantities } from "./cart-quantities.js";
import { type ApiQuery, useApiQuery, useOfflineQueue, useShop } from "../../platform/index.js";

/**
 * The customer's cart as it is shown: the panel's, with the quantities that are on their way (REQ-AUTH-48: none while
 * signed out).
 */
export function useCart(): ApiQuery<Cart> {
  const shop = useShop();
  const queue = pendingQuantities(shop);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const query = useApiQuery(cartCall, { enabled: isAuthenticated });
  const wanted = useOfflineQueue(queue);
  const data = isAuthenticated ? query.data : undefined;
  return { ...query, data: useMemo(() => data && withPendingQuantities(data, wanted), [data, wanted]) };
}

/** The lines of a cart, as the client-side state counts them. */
export function linesOf(cart: Cart) {
  return cart.items.map(({ product_id, quantity }) => ({ productId: product_id, quantity }));
}

/** Keeps the client-side cart in step with the panel's (REQ-CART-18). */
export function useCartReconciliation(): void {
  const { data } = useCart();
  const dispatch = useDispatch();
  useEffect(() => {
    if (data !== undefined)
      dispatch(cartReconciled({ lines: linesOf(data), vendorId: data.vendor?.id ?? null }));
  }, [data, dispatch]);
}
