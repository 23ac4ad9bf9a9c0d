import { type Language, MAX_LINE_QUANTITY, type ProductCard, type ProductTile } from "@talabee/contract";
import { quantityLimit } from "@talabee/domain";
import type { products } from "../../db/schema.js";
import type { StoreRow } from "./store-dto.js";

export type ProductRow = typeof products.$inferSelect;

/** Stock from which on the remaining number is shown. */
const FEW_LEFT = 5;

/** The wire shape of a product in a list; prices in minor units. */
export function productCard(product: ProductRow, language: Language, hasAddons: boolean): ProductCard {
  return {
    id: product.id,
    vendor_id: product.storeId,
    category_id: product.sectionId,
    name: product.name[language],
    description: product.description[language],
    price: product.price,
    sale_price: product.salePrice,
    on_sale: product.salePrice !== null,
    featured: product.featured,
    in_stock: stockForSale(product) > 0,
    stock_left: stockForSale(product) <= FEW_LEFT ? stockForSale(product) : null,
    max_quantity: limitOf(product),
    image: product.image,
    has_addons: hasAddons,
  };
}

/** The card of a product among products of other stores: with its store's name and whether it is open. */
export function productCardWithStore(
  { product, hasAddons, vendor }: { product: ProductRow; hasAddons: boolean; vendor: StoreRow["name"] },
  opening: Pick<ProductTile, "vendor_is_open" | "vendor_takes_preorders">,
  language: Language,
): ProductTile {
  return { ...productCard(product, language, hasAddons), vendor_name: vendor[language], ...opening };
}

/** What can be sold of a product: nothing while its store says that it is sold out. */
export const stockForSale = ({ stock, offSince }: Pick<ProductRow, "stock" | "offSince">): number =>
  offSince === null ? stock : 0;

/** Maximum quantity of a product in an order (REQ-CATALOG-32) and in a line. */
export function limitOf(product: Pick<ProductRow, "stock" | "maxPerOrder" | "active" | "offSince">): number {
  if (!product.active) return 0;
  return Math.min(
    quantityLimit({ stock: stockForSale(product), max_per_order: product.maxPerOrder }),
    MAX_LINE_QUANTITY,
  );
}
