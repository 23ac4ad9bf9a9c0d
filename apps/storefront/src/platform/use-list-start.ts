import { useSearchParams } from "react-router-dom";

/** Where a page's list starts: at the cursor in `?after=` (REQ-ROUTE-46). `hrefAt` is the address of the next page. */
export function useListStart() {
  const [search] = useSearchParams();
  // Lists without a next page do not show the link.
  const hrefAt = (after: string | null | undefined) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), after: after! })}`;
  return { cursor: search.get("after") ?? undefined, hrefAt };
}
