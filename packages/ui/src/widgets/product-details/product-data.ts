import type { OrderTypeKind } from "../order-type-switch/index.js";
import type { PictureSource } from "../../primitives/picture/index.js";
import type { AddonGroupData } from "../addon-group/index.js";
import type { ProductCardData } from "../product-card/index.js";
import { isDineInOnly } from "../store-card/index.js";

/** Whether the store of a product takes orders. */
interface ProductStoreData {
  is_open: boolean;
  /** Its next opening while closed. */
  opens_at: string | null;
  /** The first time to order for, while it takes no orders for now; null otherwise. */
  preorder_from: string | null;
  order_types: readonly OrderTypeKind[];
}

/** A product with the data needed to order it: its choices and store. */
export interface OrderableProductData extends ProductCardData {
  addon_groups: readonly AddonGroupData[];
  vendor: ProductStoreData;
}

/** A product as its sheet and its page show it. Money in minor units. */
export interface ProductData extends OrderableProductData {
  images: readonly PictureSource[];
  brand: string | null;
  /** 0 to 5, one decimal; 0 without ratings. */
  rating: number;
  ratings_count: number;
  vendor: ProductStoreData & { id: string; name: string };
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
    orderable:
      product.in_stock &&
      (vendor.is_open || vendor.preorder_from !== null) &&
      !isDineInOnly(vendor) &&
      maxAddable > 0,
  };
}
