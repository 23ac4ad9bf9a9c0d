import { ORDER_TYPES } from "@talabee/domain";
import { STORE_SORTS } from "@talabee/contract";
import type { StoreFilterValues, StoreSort } from "@talabee/ui/widgets/store-filters";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

const NONE = "recommended" satisfies StoreSort;

/**
 * How a list of stores is narrowed and ordered, kept in the address (`?open_now=1&sort=rating`), so that it outlives a
 * reload and can be passed on. What stands there and is no choice counts as none.
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
      // From the address itself: two changes of one press would each begin with what was drawn before both.
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
    /** What is typed to narrow the list by name. */
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

/** A rating of the address, 0 to 5; nothing else. */
function ratingOf(text: string | null): number | undefined {
  const rating = Number(text);
  return rating > 0 && rating <= 5 ? rating : undefined;
}
