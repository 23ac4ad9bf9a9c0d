import { matchPath } from "react-router";

/** Filters of a list of stores (`readStoreFilters`). */
const STORE_FILTERS = ["order_type", "open_now", "free_delivery", "min_rating", "cuisine", "sort", "q"];

/** Query parameters that a page's markup depends on, by path; pages that are not named depend on none. */
const PARAMS_BY_PATH: Readonly<Record<string, readonly string[]>> = {
  "/auth": ["returnTo"],
  "/search": ["q", "type", "after"],
  "/search/:categoryId": [...STORE_FILTERS, "after"],
  "/collection/:collectionId": ["sub", "sort", "after"],
  "/collection/:collectionId/product/:productId": ["line"],
  "/favourite": ["type"],
  "/store/:storeId": ["q"],
  "/store/:storeId/product/:productId": ["line"],
  "/store/:storeId/cat/:catId": ["after"],
  "/store/:storeId/reviews": ["sort", "after"],
  "/joinFamily": ["code"],
};

/**
 * Query parameters that the page at a path depends on. A server renders and keeps one page for all addresses that differ in
 * others, such as those of advertisements. Only the server needs it.
 */
export function pageParams(pathname: string): readonly string[] {
  const path = Object.keys(PARAMS_BY_PATH).find((known) => matchPath(known, pathname) !== null);
  return path === undefined ? [] : PARAMS_BY_PATH[path]!;
}
