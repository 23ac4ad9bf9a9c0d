import { storeCategory, type StoreCategory } from "@talabee/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePreference } from "../app/preference.js";
import { language } from "../app/preferences.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";
import { useRegionStatus } from "./use-region-status.js";

/** One category of a store's menu, page by page. */
export function useStoreCategory(storeId: string, categoryId: string) {
  const now = usePreference(language);
  const options = { params: { id: storeId, cat: categoryId } };
  const query = useInfiniteQuery({
    queryKey: queryKey(storeCategory, options, now),
    queryFn: async ({ pageParam, signal }) =>
      (await panel.send(storeCategory, { ...options, query: { cursor: pageParam }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.products.next_cursor,
  });
  const { hasNextPage, isFetchingNextPage } = query;
  return {
    status: useRegionStatus(query),
    category: query.data?.pages[0]?.category as StoreCategory | undefined,
    products: useMemo(() => query.data?.pages.flatMap((page) => page.products.items) ?? [], [query.data]),
    error: query.error,
    loadMore: hasNextPage && !isFetchingNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
    retry: () => void query.refetch(),
  };
}
