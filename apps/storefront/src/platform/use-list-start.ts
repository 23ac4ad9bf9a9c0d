import { useSearchParams } from "react-router-dom";

/** Where the list of a page starts: at the cursor in `?after=`, else at its first item (REQ-ROUTE-46). */
export function useListStart() {
  const [search] = useSearchParams();
  return {
    cursor: search.get("after") ?? undefined,
    /** Address of the same page with its list starting at a cursor, for lists that have a next page. */
    hrefAt: (cursor: string | null = "") =>
      `?${new URLSearchParams({ ...Object.fromEntries(search), after: cursor! })}`,
  };
}
