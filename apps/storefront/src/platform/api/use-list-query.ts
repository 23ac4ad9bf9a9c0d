import type { Call, CallData, CallOptions } from "@talabee/contract";
import { useMemo } from "react";
import { usePagedQuery } from "./use-paged-query.js";
import { type QueryStatus } from "./use-query-status.js";

/** A page of a list, as every paged call of the panel answers. */
interface Page {
  items: readonly unknown[];
  next_cursor: string | null;
}

type ItemOf<Data> = Data extends { items: readonly (infer Item)[] } ? Item : never;

export interface PagedList<Item> {
  status: QueryStatus;
  items: readonly Item[];
  onRetry: () => void;
  /** Present while there is more. */
  onLoadMore?: () => void;
  loadingMore: boolean;
  /** Of the page that was asked for last. */
  moreStatus: "ready" | "loading" | "failed";
}

/** A list of the panel, page by page, as the screens take it. */
export function useListQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "query"> & { enabled?: boolean } = {},
): PagedList<ItemOf<CallData<C>>> {
  const { pages, status, loadMore, isLoadingMore, retry } = usePagedQuery(
    call,
    options as Parameters<typeof usePagedQuery<C>>[1],
    (page) => (page as Page).next_cursor,
  );
  const hasSome = pages.length > 0;
  return {
    status: hasSome ? "ready" : status,
    items: useMemo(
      () => (pages as readonly Page[]).flatMap((page) => page.items) as ItemOf<CallData<C>>[],
      [pages],
    ),
    onRetry: retry,
    ...(loadMore ? { onLoadMore: loadMore } : {}),
    loadingMore: isLoadingMore,
    moreStatus: isLoadingMore ? "loading" : hasSome && status === "failed" ? "failed" : "ready",
  };
}
