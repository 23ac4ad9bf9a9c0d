import { ORDER_TYPES, type OrderType } from "../orders/order-vocabulary.js";
import { firstCharacters } from "../text/text-length.js";

/** Filters of a store list. */
export interface StoreFilters {
  order_type?: OrderType | undefined;
  open_now?: boolean | undefined;
  free_delivery?: boolean | undefined;
  /** Above 0 and up to 5. */
  min_rating?: number | undefined;
  cuisine?: string | undefined;
}

/** Reads the filters of a store list from a query string (`?open_now=1&min_rating=4`). Invalid values are ignored. */
export function readStoreFilters(search: URLSearchParams): StoreFilters {
  const rating = Number(search.get("min_rating"));
  return {
    order_type: ORDER_TYPES.find((type) => type === search.get("order_type")),
    open_now: search.get("open_now") === "1" || undefined,
    free_delivery: search.get("free_delivery") === "1" || undefined,
    min_rating: rating > 0 && rating <= 5 ? rating : undefined,
    cuisine: firstCharacters(search.get("cuisine") ?? "", 60) || undefined,
  };
}

/** The filters as values of a query string; undefined for those that are off. */
export function storeFilterParams({
  order_type,
  open_now,
  free_delivery,
  min_rating,
  cuisine,
}: StoreFilters) {
  return {
    order_type,
    cuisine,
    open_now: open_now ? "1" : undefined,
    free_delivery: free_delivery ? "1" : undefined,
    min_rating: min_rating?.toString(),
  };
}

/** A query string with some values changed; undefined and empty ones are left out. */
export function withParams(
  search: string,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Cuisines of stores, most frequent first. */
export function cuisinesByFrequency(stores: readonly { readonly cuisines: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const cuisine of stores.flatMap(({ cuisines }) => cuisines))
    counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([cuisine]) => cuisine);
}
