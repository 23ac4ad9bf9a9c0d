import { ORDER_TYPES } from "@talabee/domain";
import { STORE_SORTS } from "@talabee/contract";
import type { StoreFilterValues, StoreSort } from "@talabee/ui/widgets/store-filters";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

const NONE = "recommended" satisfies StoreSort;

/**
 * Filters and order of a store list, kept in the URL (`?open_now=1&sort=rating`) so that they survive a reload and can
 * be shared. Invalid values are ignored.
 */
export function useStoreFilters() {
  const [search, setSearch] = useSearchParams();
  const value: StoreFilterValues = {
    order_type: ORDER_TYPES.find((type) => type === search.get("order_type")),
    open_now: search.get("open_now") === "1" || undefined,
    free_delivery: search.get("free_delivery") === "1" || undefined,
    min_rating: ratingOf(search.get("min_rating")),
    cuisine: search.get("cuisine")?.slice(0, 60) || undefined,
  };
  const sort: StoreSort = STORE_SORTS.find((one) => one === search.get("sort")) ?? NONE;

  const write = useCallback(
    (values: Readonly<Record<string, string | undefined>>) => {
      // Read the URL itself: two changes in one event would both start from the last render's parameters.
      const next = new URLSearchParams(window.location.search);
      for (const [name, chosen] of Object.entries(values)) {
        if (chosen === undefined || chosen === "") next.delete(name);
        else next.set(name, chosen);
      }
      setSearch(next, { replace: true });
    },
    [setSearch],
  );
  return {
    value,
    sort,
    /** Text that filters the list by name. */
    text: search.get("q")?.slice(0, 80) ?? "",
    onValueChange: ({ order_type, open_now, cuisine, free_delivery, min_rating }: StoreFilterValues) =>
      write({
        order_type,
        cuisine,
        open_now: open_now ? "1" : undefined,
        free_delivery: free_delivery ? "1" : undefined,
        min_rating: min_rating?.toString(),
      }),
    onSortChange: (next: StoreSort) => write({ sort: next === NONE ? undefined : next }),
    onTextChange: (text: string) => write({ q: text }),
  };
}

/** A rating above 0 and up to 5; undefined for anything else. */
function ratingOf(text: string | null): number | undefined {
  const rating = Number(text);
  return rating > 0 && rating <= 5 ? rating : undefined;
}
