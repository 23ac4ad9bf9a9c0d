import type { Call, CallData, CallOptions } from "@talabee/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { cancelAndRefetch } from "./cancel-and-refetch.js";
import { isSameBut, queryKey } from "./query-key.js";
import { type QueryStatus, useQueryStatus } from "./use-query-status.js";
import { useShop, useLanguage } from "../shop-context.js";

export interface PagedQuery<Data> {
  /** What has come, page by page. */
  pages: readonly Data[];
  /** `failed` with pages: the next one did not come. */
  status: QueryStatus;
  error: Error | null;
  /** Another choice is on its way; what is here belongs to the one before. */
  isOutdated: boolean;
  /** Present while there is more. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Asks again for what failed. */
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * Reads from the panel page by page, for answers that hold more than a list. While another choice (`keeps` lists the
 * parts of the query that are choices) or another language is on its way, the pages before it stay (REQ-LANG-10).
 */
export function usePagedQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> & {
    enabled?: boolean;
    choices?: readonly string[];
    /** First part of the key in place of the call's own: what no POST makes stale stays as it is while it is looked at. */
    scope?: string;
  },
  nextCursor: (page: CallData<C>) => string | null,
): PagedQuery<CallData<C>> {
  const shop = useShop();
  const { enabled = true, choices = [], scope, ...request } = options;
  const now = useLanguage();
  const [own, ...rest] = queryKey(call, request, now).slice(0, -1);
  const key = [scope ?? own, ...rest, "paged", now];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<CallData<C>> =>
      (
        await shop.api.send(call, {
          ...request,
          query: { ...request.query, cursor: pageParam },
          signal,
        } as unknown as CallOptions<C>)
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => nextCursor(page as CallData<C>),
    enabled,
    placeholderData: (previous, before) =>
      isSameBut(choices, before?.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const region = useQueryStatus(query);
  const more = () => void query.fetchNextPage();
  return {
    pages: (data?.pages ?? NONE) as readonly CallData<C>[],
    status: isFetchNextPageError ? "failed" : region,
    error: query.error ?? query.failureReason,
    isOutdated: query.isPlaceholderData,
    loadMore: hasNextPage ? more : undefined,
    isLoadingMore: isFetchingNextPage,
    retry: () => (isFetchNextPageError ? more() : void cancelAndRefetch(shop, key)),
  };
}
