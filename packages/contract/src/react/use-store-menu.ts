import { useEffect } from "react";
import { storeProducts } from "#calls";
import { usePagedQuery } from "./use-paged-query.js";

const PER_PAGE = 50;

/** A store's menu, page by page. */
export const storeMenuRead = (storeId: string) =>
  [storeProducts, { params: { id: storeId }, query: { per_page: PER_PAGE }, paged: true }] as const;

/** A store's whole menu: returns the first page at once and loads the others in the background. */
export function useStoreMenu(storeId: string) {
  const { items, pages, status, isOutdated, loadMore, isLoadingMore, retry } = usePagedQuery(
    ...storeMenuRead(storeId),
  );
  const wantsMore = loadMore !== undefined && !isLoadingMore && status !== "failed";
  useEffect(() => {
    if (wantsMore) loadMore();
  });
  const isComplete = pages.length > 0 && !isOutdated && loadMore === undefined;
  return { status, products: items, isComplete, retry };
}
