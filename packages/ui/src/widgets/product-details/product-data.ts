import type { PictureSource } from "../../primitives/picture/index.js";
import type { AddonGroupData } from "../addon-group/index.js";
import type { ProductCardData } from "../product-card/index.js";
import { isDineInOnly } from "../store-card/index.js";

/** A product with the data needed to order it: its choices and store. */
export interface OrderableProductData extends ProductCardData {
  addon_groups: readonly AddonGroupData[];
  vendor: { is_open: boolean; order_types: readonly string[] };
}

/** A product as its sheet and its page show it. Money in dirhams. */
export interface ProductData extends OrderableProductData {
  images: readonly PictureSource[];
  brand: string | null;
  /** 0 to 5, one decimal; 0 without ratings. */
  rating: number;
  ratings_count: number;
  vendor: { id: string; name: string; is_open: boolean; order_types: readonly string[] };
}

/** Remaining quantity that fits into the cart, and whether it can be added at all. */
export function orderability(
  product: OrderableProductData,
  inCart: number,
): { maxAddable: number; orderable: boolean } {
  const maxAddable = product.max_quantity - inCart;
  const { vendor } = product;
  return {
    maxAddable,
    orderable: product.in_stock && vendor.is_open && !isDineInOnly(vendor) && maxAddable > 0,
  };
}
