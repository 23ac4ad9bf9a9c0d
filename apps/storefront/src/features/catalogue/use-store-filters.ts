import { STORE_SORTS } from "@talabee/contract";
import {
  firstCharacters,
  readStoreFilters,
  type StoreFilters,
  storeFilterParams,
  withParams,
} from "@talabee/domain";
import type { StoreSort } from "@talabee/ui/widgets/store-filters";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { listStart, useFulfilment } from "../../platform/index.js";

/** In the URL: any order type, where the customer chose one for all lists. */
const ANY = "any";
const NONE = "recommended" satisfies StoreSort;

/**
 * Filters, order and text of a store list, kept in the URL so that they survive a reload and can be shared. The order type
 * is the one chosen for all lists (REQ-CATALOG-44), unless the URL has another.
 */
export function useStoreFilters() {
  const [search, setSearch] = useSearchParams();
  const chosen = useFulfilment().chosen?.orderType;
  const filters = readStoreFilters(search);
  const order_type = filters.order_type ?? (search.get("order_type") === ANY ? undefined : chosen);
  const sort: StoreSort = STORE_SORTS.find((one) => one === search.get("sort")) ?? NONE;
  const write = useCallback(
    // Read the URL itself: two changes in one event would both start from the last render's parameters. The cursor
    // belongs to the list before the change.
    (values: Readonly<Record<string, string | undefined>>) =>
      setSearch(withParams(window.location.search, { after: undefined, ...values }), { replace: true }),
    [setSearch],
  );
  return {
    value: { ...filters, order_type },
    sort,
    /** Text that filters the list by name. */
    text: firstCharacters(search.get("q") ?? "", 80),
    ...listStart(search),
    onValueChange: (next: StoreFilters) =>
      write({
        ...storeFilterParams(next),
        order_type: next.order_type === chosen ? undefined : (next.order_type ?? ANY),
      }),
    onSortChange: (next: StoreSort) => write({ sort: next === NONE ? undefined : next }),
    onTextChange: (text: string) => write({ q: text }),
  };
}
