import { useSearchParams } from "react-router";
import { listStart, searchRead, usePagedQuery } from "../../platform/index.js";

/** Search results, best first, paged by products. Idle while `q` is null. */
export function useSearchResults(q: string | null, type: string | null) {
  const start = listStart(useSearchParams()[0]);
  const found = usePagedQuery(...searchRead(q, type, start.cursor));
  const moreHref = start.hrefAt(found.pages.at(-1)?.next_cursor);
  const results = found.pages[0] && { ...found.pages[0], products: found.items };
  return { ...found, results, moreHref, cursor: start.cursor };
}
