import { search, SEARCH_TYPES } from "@talabee/contract";
import { usePagedQuery } from "../../platform/index.js";

/** Search results, best first, paged by products. Idle while `q` is null. */
export function useSearchResults(q: string | null, type: string | null) {
  const found = usePagedQuery(search, {
    query: { q: q ?? undefined, type: SEARCH_TYPES.find((one) => one === type) },
    enabled: q !== null,
    filterParams: ["type"],
    list: "products",
  });
  return { ...found, results: found.pages[0] && { ...found.pages[0], products: found.items } };
}
