import type { Call, CallData } from "../call.js";
import type { CallOptions } from "../client.js";
import { useMemo } from "react";
import { usePagedQuery } from "./use-paged-query.js";
import type { AsyncStatus } from "./use-query-status.js";

/** The shape of every paged answer. */
interface Page {
  items: readonly unknown[];
  next_cursor: string | null;
}

type ItemOf<Data> = Data extends { items: readonly (infer Item)[] } ? Item : never;

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
