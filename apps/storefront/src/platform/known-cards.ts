import type { ProductCard, StoreCard } from "@talabee/contract";
import type { Shop } from "./shop-context.js";

interface Listing {
  items?: readonly unknown[];
  pages?: readonly Listing[];
  rails?: readonly Listing[];
}

/** The entries of a response that has lists, in pages or rails. */
function entriesOf({ items = [], pages = [], rails = [] }: Listing): readonly unknown[] {
  return [...items, ...[...pages, ...rails].flatMap(entriesOf)];
}

/** The card of an id in any list that was read, in the present language. */
function knownCard<Card>(shop: Shop, id: string, fields: readonly (keyof Card & string)[]): Card | undefined {
  const language = shop.language.get();
  for (const { queryKey, state } of shop.queryClient.getQueryCache().getAll()) {
    if (queryKey.at(-1) !== language || typeof state.data !== "object" || state.data === null) continue;
    const card = entriesOf(state.data as Listing).find(
      (entry) =>
        typeof entry === "object" &&
        entry !== null &&
        (entry as { id?: unknown }).id === id &&
        fields.every((field) => field in entry),
    );
    if (card !== undefined) return card as Card;
  }
  return undefined;
}

/** What lists know of a store, to show until its own page has come. */
export const knownStore = (shop: Shop, id: string) =>
  knownCard<StoreCard>(shop, id, ["cover", "delivery_time", "order_types"]);

/** What lists know of a product, to show until the product has come. */
export const knownProduct = (shop: Shop, id: string) =>
  knownCard<ProductCard>(shop, id, ["price", "has_addons", "vendor_id"]);
