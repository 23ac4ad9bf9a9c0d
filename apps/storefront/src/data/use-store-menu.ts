import { type ProductCard, storeProducts } from "@talabee/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { usePreference } from "../app/preference.js";
import { language } from "../app/preferences.js";
import { askAnew } from "./ask-anew.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";
import { type RegionStatus, useRegionStatus } from "./use-region-status.js";

const PER_PAGE = 50;

export interface StoreMenu {
  status: RegionStatus;
  /** What has come so far, in the menu's order. */
  products: readonly ProductCard[];
  isComplete: boolean;
  retry: () => void;
}

/** A store's whole menu: the first page at once, the others behind it. */
export function useStoreMenu(storeId: string): StoreMenu {
  const now = usePreference(language);
  const options = { params: { id: storeId } };
  const key = [...queryKey(storeProducts, options, now).slice(0, -1), "menu", now];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }) =>
      (
        await panel.send(storeProducts, {
          ...options,
          query: { per_page: PER_PAGE, cursor: pageParam },
          signal,
        })
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
  });
  const status = useRegionStatus(query);
  const { fetchNextPage, hasNextPage, isFetching, isError } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isError, isFetching]);

  const products = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return {
    status: isError ? "failed" : status,
    products,
    isComplete: query.isSuccess && !hasNextPage,
    retry: () => void (query.data === undefined ? askAnew(key) : fetchNextPage()),
  };
}
