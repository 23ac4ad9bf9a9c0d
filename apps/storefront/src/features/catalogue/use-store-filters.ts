import { STORE_SORTS } from "@talabee/contract";
import { readStoreFilters, type StoreFilters, storeFilterParams, withParams } from "@talabee/domain";
import type { StoreSort } from "@talabee/ui/widgets/store-filters";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

const NONE = "recommended" satisfies StoreSort;

/** Filters, order and text of a store list, kept in the URL so that they survive a reload and can be shared. */
export function useStoreFilters() {
  const [search, setSearch] = useSearchParams();
  const sort: StoreSort = STORE_SORTS.find((one) => one === search.get("sort")) ?? NONE;
  const write = useCallback(
    // Read the URL itself: two changes in one event would both start from the last render's parameters.
    (values: Readonly<Record<string, string | undefined>>) =>
      setSearch(withParams(window.location.search, values), { replace: true }),
    [setSearch],
  );
  return {
    value: readStoreFilters(search),
    sort,
    /** Text that filters the list by name. */
    text: search.get("q")?.slice(0, 80) ?? "",
    onValueChange: (filters: StoreFilters) => write(storeFilterParams(filters)),
    onSortChange: (next: StoreSort) => write({ sort: next === NONE ? undefined : next }),
    onTextChange: (text: string) => write({ q: text }),
  };
}
