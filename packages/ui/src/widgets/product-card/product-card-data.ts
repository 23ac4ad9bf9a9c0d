import type { PictureSource } from "../../primitives/picture/index.js";

/** A product in a list. Money in the minor unit of the market's currency. */
export interface ProductCardData {
  id: string;
  vendor_id: string;
  /** Store name, for lists with products of several stores. */
  vendor_name?: string | undefined;
  /** Whether its store is open, for the same lists. */
  vendor_is_open?: boolean | undefined;
  /** Whether its closed store can be ordered from for a later time. */
  vendor_takes_preorders?: boolean | undefined;
  name: string;
  description: string;
  price: number;
  /** Price while on sale. */
  sale_price: number | null;
  on_sale: boolean;
  in_stock: boolean;
  /** Set when 5 or fewer are in stock. */
  stock_left: number | null;
  /** Maximum quantity per order. */
  max_quantity: number;
  image: PictureSource | null;
  has_addons: boolean;
}

/** Current price of one product without add-ons, in the same unit. */
export function priceNow(product: Pick<ProductCardData, "price" | "sale_price" | "on_sale">): number {
  return product.on_sale && product.sale_price !== null ? product.sale_price : product.price;
}

export const productCardLayouts = ["menu", "tile", "grid"] as const;

export type ProductCardLayout = (typeof productCardLayouts)[number];
