import { type OrderCard, orders as ordersCall } from "@talabee/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePreference } from "../app/preference.js";
import { language } from "../app/preferences.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";
import { type RegionStatus, useRegionStatus } from "./use-region-status.js";

export interface OrderListState {
  status: RegionStatus;
  items: readonly OrderCard[];
  onRetry: () => void;
  onLoadMore?: () => void;
  loadingMore: boolean;
}

/** The customer's orders that are under way, or those that are over; newest first, page by page. */
export function useOrders(scope: "current" | "past"): OrderListState {
  const now = usePreference(language);
  const query = useInfiniteQuery({
    queryKey: queryKey(ordersCall, { query: { scope } }, now),
    queryFn: async ({ pageParam, signal }) =>
      (await panel.send(ordersCall, { query: { scope, cursor: pageParam }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
  });
  const { hasNextPage, isFetchingNextPage } = query;
  return {
    status: useRegionStatus(query),
    items: useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]),
    onRetry: () => void query.refetch(),
    ...(hasNextPage ? { onLoadMore: () => void query.fetchNextPage() } : {}),
    loadingMore: isFetchingNextPage,
  };
}
