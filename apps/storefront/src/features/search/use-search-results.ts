import { search, SEARCH_TYPES } from "@talabee/contract";
import { useSearchParams } from "react-router-dom";
import { listStart, usePagedQuery } from "../../platform/index.js";

/** Search results, best first, paged by products. Idle while `q` is null. */
export function useSearchResults(q: string | null, type: string | null) {
  const start = listStart(useSearchParams()[0]);
  const found = usePagedQuery(search, {
    query: { q: q ?? undefined, type: SEARCH_TYPES.find((one) => one === type), cursor: start.cursor },
    enabled: q !== null,
    filterParams: ["type", "cursor"],
    list: "products",
  });
  const moreHref = start.hrefAt(found.pages.at(-1)?.next_cursor);
  const results = found.pages[0] && { ...found.pages[0], products: found.items };
  return { ...found, results, moreHref, cursor: start.cursor };
}
