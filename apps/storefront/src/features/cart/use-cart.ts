import { keepNewestCart, reconcileCart } from "@talabee/contract/react";
import { cart as cartCall, type Cart } from "@talabee/contract";
import { selectIsAuthenticated, selectPendingQuantities, withPendingQuantities } from "@talabee/domain";
import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import { type ApiQuery, useApiQuery, useShop } from "../../platform/index.js";

/** The customer's cart with the pending quantities applied; no data while signed out (REQ-AUTH-48). */
export function useCart(): ApiQuery<Cart> {
  keepNewestCart(useShop());
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const query = useApiQuery(cartCall, { enabled: isAuthenticated });
  const pending = useSelector(selectPendingQuantities);
  const data = isAuthenticated ? query.data : undefined;
  return { ...query, data: useMemo(() => data && withPendingQuantities(data, pending), [data, pending]) };
}

/** Keeps the client-side cart in step with the server's (REQ-CART-18). Shows nothing. */
export function CartReconciliation(): null {
  const shop = useShop();
  const { data } = useCart();
  useEffect(() => {
    if (data !== undefined) reconcileCart(shop);
  }, [data, shop]);
  return null;
}
