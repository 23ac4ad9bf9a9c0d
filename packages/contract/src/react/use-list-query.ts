import type { Call, CallData } from "../call.js";
import type { CallOptions } from "../client.js";
import { type ItemOf, usePagedQuery } from "./use-paged-query.js";
import type { AsyncStatus } from "./use-query-status.js";

export interface PagedList<Item> {
  status: AsyncStatus;
  items: readonly Item[];
  onRetry: () => void;
  /** Present while there are more pages. */
  onLoadMore?: () => void;
  loadingMore: boolean;
  /** Status of the page requested last. */
  moreStatus: AsyncStatus;
}

/** A paged list as props of the screens. */
export function useListQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "query"> & { enabled?: boolean; paged?: true } = {},
): PagedList<ItemOf<CallData<C>>> {
  const { items, pages, status, loadMore, isLoadingMore, retry } = usePagedQuery<C>(call, options);
  const hasSome = pages.length > 0;
  return {
    status: hasSome ? "ready" : status,
    items,
    onRetry: retry,
    ...(loadMore ? { onLoadMore: loadMore } : {}),
    loadingMore: isLoadingMore,
    moreStatus: isLoadingMore ? "loading" : hasSome && status === "failed" ? "failed" : "ready",
  };
}
