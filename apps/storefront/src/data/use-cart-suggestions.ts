import { storeProducts } from "@talabee/contract";
import { priceNow } from "@talabee/ui/widgets/product-card";
import { useCart } from "./use-cart.js";
import { usePanelQuery } from "./use-panel-query.js";
import { useProductQuantities } from "./use-product-quantities.js";

/** As many of a menu's first products are looked through. */
const LOOKED_AT = 50;
const SUGGESTED = 2;

/** Products of the cart's store that bring it nearest to the minimum order, each with the way to add it. */
export function useCartSuggestions(wanted = true) {
  const { quote, vendor, items = [] } = useCart().data ?? {};
  const missing = quote?.min_order_missing ?? 0;
  const menu = usePanelQuery(storeProducts, {
    params: { id: vendor?.id ?? "" },
    query: { per_page: LOOKED_AT },
    enabled: wanted && missing > 0 && vendor !== null && vendor !== undefined,
  });
  const { onQuantityChange } = useProductQuantities();
  if (missing <= 0) return [];
  const inCart = new Set(items.map((line) => line.product_id));
  return (menu.data?.items ?? [])
    .filter((product) => product.in_stock && !product.has_addons && !inCart.has(product.id))
    .toSorted((a, b) => distance(priceNow(a), missing) - distance(priceNow(b), missing))
    .slice(0, SUGGESTED)
    .map((product) => ({
      id: product.id,
      name: product.name,
      image: product.image,
      price: priceNow(product),
      onAdd: () => onQuantityChange(product, 1),
    }));
}

/** What reaches the minimum goes before what does not, then the nearest to it. */
const distance = (price: number, missing: number) =>
  price >= missing ? price - missing : Number.MAX_SAFE_INTEGER - price;
