import { type StoreFilters, storeFilterParams, withParams } from "@talabee/domain";
import type { StoreSort } from "@talabee/ui/widgets/store-filters";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { ANY_ORDER_TYPE, NO_SORT, storeFiltersOf, useFulfilment } from "../../platform/index.js";

/**
 * Filters, order and text of a store list, kept in the URL so that they survive a reload and can be shared. The order type
 * is the one chosen for all lists (REQ-CATALOG-44), unless the URL has another.
 */
export function useStoreFilters() {
  const [search, setSearch] = useSearchParams();
  const fulfilment = useFulfilment();
  const chosen = fulfilment.chosen?.orderType;
  const write = useCallback(
    // Read the URL itself: two changes in one event would both start from the last render's parameters. The cursor
    // belongs to the list before the change.
    (values: Readonly<Record<string, string | undefined>>) =>
      setSearch(withParams(window.location.search, { after: undefined, ...values }), { replace: true }),
    [setSearch],
  );
  return {
    ...storeFiltersOf(search, fulfilment),
    onValueChange: (next: StoreFilters) =>
      write({
        ...storeFilterParams(next),
        order_type: next.order_type === chosen ? undefined : (next.order_type ?? ANY_ORDER_TYPE),
      }),
    onSortChange: (next: StoreSort) => write({ sort: next === NO_SORT ? undefined : next }),
    onTextChange: (text: string) => write({ q: text }),
  };
}
