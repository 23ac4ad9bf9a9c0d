import { type MenuProduct, UNCOUNTED_STOCK } from "@talabee/contract";
import type { ProductCardData } from "@talabee/ui/widgets/product-card";
import type { PictureSource } from "@talabee/ui/primitives/picture";
import { type BothTexts, NO_TEXTS } from "../parts/fields.js";

/** A product as it is edited: amounts as they are typed. */
export interface ProductDraft {
  readonly sectionId: string;
  readonly name: BothTexts;
  readonly description: BothTexts;
  readonly price: string;
  readonly salePrice: string;
  readonly active: boolean;
  readonly groupIds: readonly string[];
  /** Uploads for the product, which replace its pictures; undefined while they stay. */
  readonly pictures: readonly { readonly id: string; readonly source: PictureSource }[] | undefined;
}

/** What an editor begins with: a product, or an empty one of a section. */
export function draftOf(
  product: MenuProduct | null,
  sectionId: string,
  show: (amount: number | null) => string,
): ProductDraft {
  return {
    sectionId: product?.section_id ?? sectionId,
    name: product?.name ?? NO_TEXTS,
    description: product?.description ?? NO_TEXTS,
    price: product === null ? "" : show(product.price),
    salePrice: show(product?.sale_price ?? null),
    active: product?.active ?? true,
    groupIds: product?.addon_group_ids ?? [],
    pictures: undefined,
  };
}

/** What a request consists of; null while an amount cannot be read, or there is no price. */
export function requestOf(draft: ProductDraft, read: (text: string) => number | null | undefined) {
  const price = read(draft.price);
  const salePrice = read(draft.salePrice);
  if (price === undefined || price === null || salePrice === undefined) return null;
  return {
    section_id: draft.sectionId,
    name: draft.name,
    description: draft.description,
    price,
    sale_price: salePrice,
    active: draft.active,
    addon_group_ids: draft.groupIds.length === 0 ? null : [...draft.groupIds],
    ...(draft.pictures === undefined
      ? {}
      : { image_ids: draft.pictures.length === 0 ? null : draft.pictures.map(({ id }) => id) }),
  };
}

/** How customers see a draft in a list, in a language. */
export function cardOf(
  draft: ProductDraft,
  product: MenuProduct | null,
  storeId: string,
  language: "en" | "ar",
  read: (text: string) => number | null | undefined,
): ProductCardData {
  const price = read(draft.price) ?? 0;
  const salePrice = read(draft.salePrice) ?? null;
  const stock = product?.stock ?? UNCOUNTED_STOCK;
  const most = product?.max_per_order ?? 20;
  return {
    id: product?.id ?? "new",
    vendor_id: storeId,
    name: draft.name[language],
    description: draft.description[language],
    price,
    sale_price: salePrice,
    on_sale: salePrice !== null && salePrice < price,
    in_stock: draft.active && stock > 0 && (product?.off_since ?? null) === null,
    stock_left: stock <= 5 ? stock : null,
    max_quantity: Math.min(stock, most),
    image:
      draft.pictures?.[0]?.source ?? (draft.pictures === undefined ? (product?.images[0] ?? null) : null),
    has_addons: draft.groupIds.length > 0,
  };
}
