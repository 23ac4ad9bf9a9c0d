import type { StoreRow } from "../catalogue/store-dto.js";

export const storePath = (store: Pick<StoreRow, "id">) => at`/store/${store.id}`;
export const productPath = (product: { id: string; storeId: string }) =>
  at`/store/${product.storeId}/product/${product.id}`;

/** Template tag: a path with its ids URL-encoded. */
export function at(parts: TemplateStringsArray, ...ids: string[]): string {
  return String.raw({ raw: parts }, ...ids.map(encodeURIComponent));
}
