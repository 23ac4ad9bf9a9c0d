import type { Call, CallData, CallOptions } from "@talabee/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePreference } from "../app/preference.js";
import { language } from "../app/preferences.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";
import { type RegionStatus, useRegionStatus } from "./use-region-status.js";

/** A page of a list, as every paged call of the panel answers. */
interface Page {
  items: readonly unknown[];
  next_cursor: string | null;
}

type ItemOf<Data> = Data extends { items: readonly (infer Item)[] } ? Item : never;

export interface PagedList<Item> {
  status: RegionStatus;
  items: readonly Item[];
  onRetry: () => void;
  /** Present while there is more. */
  onLoadMore?: () => void;
  loadingMore: boolean;
  /** Of the page that was asked for last. */
  moreStatus: "ready" | "loading" | "failed";
}

/** A list of the panel, page by page. */
export function usePages<C extends Call>(
  call: C,
  { query, enabled = true }: { query?: CallOptions<C>["query"]; enabled?: boolean } = {},
): PagedList<ItemOf<CallData<C>>> {
  const now = usePreference(language);
  const pages = useInfiniteQuery({
    queryKey: [...queryKey(call, query === undefined ? {} : { query }, now).slice(0, -1), "pages", now],
    queryFn: async ({ pageParam, signal }) =>
      (
        await panel.send(call, {
          query: { ...query, cursor: pageParam },
          signal,
        } as unknown as CallOptions<C>)
      ).data as Page,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    enabled,
  });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  return {
    status: useRegionStatus(pages),
    items: useMemo(
      () => (pages.data?.pages.flatMap((page) => page.items) ?? []) as ItemOf<CallData<C>>[],
      [pages.data],
    ),
    onRetry: () => void pages.refetch(),
    ...(hasNextPage ? { onLoadMore: () => void pages.fetchNextPage() } : {}),
    loadingMore: isFetchingNextPage,
    moreStatus: isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : "ready",
  };
}
