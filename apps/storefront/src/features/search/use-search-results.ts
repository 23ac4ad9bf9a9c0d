import { search, SEARCH_TYPES } from "@talabee/contract";
import { useMemo } from "react";
import { usePagedQuery } from "../../platform/index.js";

/** Search results, best first, paged by products. Idle while `q` is null. */
export function useSearchResults(q: string | null, type: string | null) {
  const found = usePagedQuery(
    search,
    {
      query: { q: q ?? undefined, type: SEARCH_TYPES.find((one) => one === type) },
      enabled: q !== null,
      choices: ["type"],
    },
    (page) => page.next_cursor,
  );
  const { pages } = found;
  const products = useMemo(() => pages.flatMap((page) => page.products), [pages]);
  return { ...found, results: pages[0] && { ...pages[0], products } };
}
