import { paths, useShop } from "../../platform/index.js";
import { takeAvailableStock, useCart } from "../cart/index.js";
import type { Orderable } from "./use-ordering.js";

/** The customer's cart, to be ordered. */
export function useCartToOrder(): Orderable {
  const shop = useShop();
  const { status, data, retry } = useCart();
  return {
    source: "cart",
    status,
    onRetry: retry,
    version: data?.version,
    items: data?.items,
    vendor: data?.vendor,
    isPaidByWallets: false,
    onReduce: (shortages) => takeAvailableStock(shop, shortages),
    href: paths.cart,
  };
}
