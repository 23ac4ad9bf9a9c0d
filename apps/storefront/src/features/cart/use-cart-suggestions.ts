import { storeProducts } from "@talabee/contract";
import { suggestForMinimum, unitPrice } from "@talabee/domain";
import { useCart } from "./use-cart.js";
import { useApiQuery } from "../../platform/index.js";
import { useProductQuantities } from "./use-product-quantities.js";

/** Number of products from the menu's start that are considered. */
const CONSIDERED = 50;
const SUGGESTED = 2;

/** Products of the cart's store that come closest to the missing minimum order, each with its add handler. */
export function useCartSuggestions(enabled = true) {
  const { quote, vendor, items = [] } = useCart().data ?? {};
  const missing = quote?.min_order_missing ?? 0;
  const menu = useApiQuery(storeProducts, {
    params: { id: vendor?.id ?? "" },
    query: { per_page: CONSIDERED },
    enabled: enabled && missing > 0 && vendor !== null && vendor !== undefined,
  });
  const { onQuantityChange } = useProductQuantities();
  return suggestForMinimum(menu.data?.items ?? [], {
    missing,
    inCart: new Set(items.map((line) => line.product_id)),
    count: SUGGESTED,
  }).map((product) => ({
    id: product.id,
    name: product.name,
    image: product.image,
    price: unitPrice(product),
    onAdd: () => onQuantityChange(product, 1),
  }));
}
