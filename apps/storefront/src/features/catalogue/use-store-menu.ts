import { type ProductCard, storeProducts } from "@talabee/contract";
import type { AsyncStatus } from "@talabee/ui";
import { useEffect, useMemo } from "react";
import { usePagedQuery } from "../../platform/index.js";

const PER_PAGE = 50;

export interface StoreMenu {
  status: AsyncStatus;
  /** The pages loaded so far, in the menu's order. */
  products: readonly ProductCard[];
  isComplete: boolean;
  retry: () => void;
}

/** A store's whole menu: returns the first page at once and loads the others in the background. */
export function useStoreMenu(storeId: string): StoreMenu {
  const { pages, status, isOutdated, loadMore, isLoadingMore, retry } = usePagedQuery(
    storeProducts,
    { params: { id: storeId }, query: { per_page: PER_PAGE } },
    (page) => page.next_cursor,
  );
  const wantsMore = loadMore !== undefined && !isLoadingMore && status !== "failed";
  useEffect(() => {
    if (wantsMore) loadMore();
  });
  const products = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  return { status, products, isComplete: pages.length > 0 && !isOutdated && loadMore === undefined, retry };
}
