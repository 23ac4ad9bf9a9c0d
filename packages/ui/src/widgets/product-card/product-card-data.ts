import type { PictureSource } from "../../primitives/picture/index.js";

/** A product as shown in a menu. Money in dirhams. */
export interface ProductCardData {
  id: string;
  vendor_id: string;
  /** Whose it is, where products of several stores stand together. */
  vendor_name?: string | undefined;
  name: string;
  description: string;
  price: number;
  /** The price that is paid while on sale. */
  sale_price: number | null;
  on_sale: boolean;
  in_stock: boolean;
  /** Set when 5 or fewer are left. */
  stock_left: number | null;
  /** The most one order may hold. */
  max_quantity: number;
  image: PictureSource | null;
  has_addons: boolean;
}

/** What one of it costs now, without add-ons, in dirhams. */
export function priceNow(product: Pick<ProductCardData, "price" | "sale_price" | "on_sale">): number {
  return product.on_sale && product.sale_price !== null ? product.sale_price : product.price;
}

export const productCardLayouts = ["menu", "tile", "grid"] as const;

export type ProductCardLayout = (typeof productCardLayouts)[number];
