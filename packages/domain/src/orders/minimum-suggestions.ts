import { unitPrice } from "../money/line-total.js";

/** What is asked of a product to suggest it; prices in dirhams. */
export interface SuggestedProduct {
  id: string;
  price: number;
  sale_price: number | null;
  on_sale: boolean;
  in_stock: boolean;
  has_addons: boolean;
}

/**
 * The products to offer to who is under a store's minimum order (REQ-MONEY-15): those that reach it before those that
 * do not, and of both the nearest to it; as they were given among equals. What cannot be put into the cart with one
 * press (sold out, with add-ons to choose) and what is in it already is left out. `missing` is in dirhams; none where
 * nothing is missing.
 */
export function suggestForMinimum<P extends SuggestedProduct>(
  products: readonly P[],
  { missing, inCart, count }: { missing: number; inCart: ReadonlySet<string>; count: number },
): P[] {
  if (missing <= 0) return [];
  const beyond = (product: P) => unitPrice(product) - missing;
  return products
    .filter(({ id, in_stock, has_addons }) => in_stock && !has_addons && !inCart.has(id))
    .toSorted((a, b) => {
      const [one, other] = [beyond(a), beyond(b)];
      return Number(one < 0) - Number(other < 0) || Math.abs(one) - Math.abs(other);
    })
    .slice(0, count);
}
