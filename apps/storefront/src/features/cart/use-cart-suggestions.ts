import { storeProducts } from "@talabee/contract";
import { suggestForMinimum, unitPrice } from "@talabee/domain";
import { useCart } from "./use-cart.js";
import { useApiQuery } from "../../platform/index.js";
import { useProductQuantities } from "./use-product-quantities.js";

/** As many of a menu's first products are looked through. */
const LOOKED_AT = 50;
const SUGGESTED = 2;

/** Products of the cart's store that bring it nearest to the minimum order, each with the way to add it. */
export function useCartSuggestions(wanted = true) {
  const { quote, vendor, items = [] } = useCart().data ?? {};
  const missing = quote?.min_order_missing ?? 0;
  const menu = useApiQuery(storeProducts, {
    params: { id: vendor?.id ?? "" },
    query: { per_page: LOOKED_AT },
    enabled: wanted && missing > 0 && vendor !== null && vendor !== undefined,
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
