/** Where the list of a page starts, by the page's parameters. */
export interface ListStart {
  /** Cursor of its first item; undefined for the whole list. */
  cursor: string | undefined;
  /** Address, relative to the page, of the list from another cursor; undefined without a cursor. */
  hrefAt: (cursor: string | null | undefined) => string | undefined;
}

/** Where the list of a page starts: at the cursor in `?after=`, else at its first item (REQ-ROUTE-46). */
export function listStart(search: URLSearchParams): ListStart {
  return {
    cursor: search.get("after") ?? undefined,
    hrefAt: (after) =>
      after ? `?${new URLSearchParams({ ...Object.fromEntries(search), after })}` : undefined,
  };
}
