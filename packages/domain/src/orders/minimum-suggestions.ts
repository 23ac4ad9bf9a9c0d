import { unitPrice } from "../money/line-total.js";

/** The fields of a product that decide whether it is suggested; prices in minor units. */
export interface SuggestedProduct {
  id: string;
  price: number;
  sale_price: number | null;
  on_sale: boolean;
  in_stock: boolean;
  has_addons: boolean;
}

/**
 * The products to suggest when a cart is below a store's minimum order (REQ-MONEY-15): first those that reach it, then
 * the others, each nearest first; equal ones keep their order. Leaves out products that cannot be added with one click
 * (sold out, with add-ons to choose) and those in the cart. `missing` is in minor units; at 0 nothing is suggested.
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
