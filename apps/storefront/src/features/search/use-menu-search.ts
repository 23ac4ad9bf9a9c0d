import { readLine } from "@talabee/domain";
import { useDebouncedValue } from "@talabee/ui/app";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { menuSearchOf, menuSearchRead, usePagedQuery } from "../../platform/index.js";

/** Debounce of typing before the menu is searched. */
const DEBOUNCE_MS = 200;

/** The search in a store's menu. What is typed is in the URL, so that it survives a reload and can be shared. */
export function useMenuSearch(storeId: string) {
  const [params, setParams] = useSearchParams();
  const inUrl = menuSearchOf(params);
  const [query, setQuery] = useState(inUrl);
  const typed = readLine(query);
  const submitted = useDebouncedValue(typed, DEBOUNCE_MS);
  const found = usePagedQuery(...menuSearchRead(storeId, submitted));
  // All are of this store: cards need not name it.
  const products = useMemo(() => found.items.map(({ vendor_name: _, ...product }) => product), [found.items]);
  return {
    query,
    onQueryChange: (text: string) => {
      setQuery(text);
      // Also when empty: `?q=` is what opens the search.
      setParams({ q: text }, { replace: true });
    },
    submitted,
    status: found.status,
    products,
    correctedQuery: found.isOutdated ? null : found.pages[0]?.corrected_q,
    loading: submitted !== "" && (typed !== submitted || found.isOutdated),
    onLoadMore: found.loadMore,
    loadingMore: found.isLoadingMore,
    onRetry: found.retry,
  };
}
