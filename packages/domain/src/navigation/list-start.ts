/** Where the list of a page starts, by the page's parameters. */
export interface ListStart {
  /** Cursor of its first item; undefined for the whole list. */
  cursor: string | undefined;
  /** Address, relative to the page, of the list from another cursor; undefined without a cursor. */
  hrefAt: (cursor: string | null | undefined) => string | undefined;
}

/**
 * Parameters that the address of a list's next page keeps, with their first values. All others, such as those of
 * advertisements, change no page: a server renders one for all of them.
 */
const KEPT = [
  "lang",
  "q",
  "type",
  "sub",
  "sort",
  "order_type",
  "open_now",
  "free_delivery",
  "min_rating",
  "cuisine",
];

/** Where the list of a page starts: at the cursor in `?after=`, else at its first item (REQ-ROUTE-46). */
export function listStart(search: URLSearchParams): ListStart {
  return {
    cursor: search.get("after") ?? undefined,
    hrefAt: (after) => {
      if (!after) return undefined;
      const kept = KEPT.flatMap((name) => (search.has(name) ? [[name, search.get(name)!]] : []));
      return `?${new URLSearchParams([...kept, ["after", after]])}`;
    },
  };
}
