import type { Call, CallData } from "../call.js";
import type { CallOptions } from "../client.js";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { cancelAndRefetch } from "./cancel-and-refetch.js";
import { isSameBut, queryKey } from "./query-key.js";
import { type AsyncStatus, useQueryStatus } from "./use-query-status.js";
import { useClientApp, useLanguage } from "./client-app.js";

export interface PagedQuery<Data> {
  /** The loaded pages. */
  pages: readonly Data[];
  /** `failed` with pages: loading the next one failed. */
  status: AsyncStatus;
  error: Error | null;
  /** Whether the pages belong to an earlier choice while another one loads. */
  isOutdated: boolean;
  /** Present while there are more pages. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Repeats the failed request. */
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * Reads page by page, for answers that contain more than a list. The old pages stay while another choice (`choices`
 * names these query parameters) or another language loads (REQ-LANG-10).
 */
export function usePagedQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> & {
    enabled?: boolean;
    choices?: readonly string[];
    /** Replaces the key's first element, so that POSTs do not invalidate the list while it is shown. */
    scope?: string;
  },
  nextCursor: (page: CallData<C>) => string | null,
): PagedQuery<CallData<C>> {
  const app = useClientApp();
  const { enabled = true, choices = [], scope, ...request } = options;
  const language = useLanguage();
  const [callScope, ...rest] = queryKey(call, request, language).slice(0, -1);
  const key = [scope ?? callScope, ...rest, "paged", language];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<CallData<C>> =>
      (
        await app.api.send(call, {
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
  const queryStatus = useQueryStatus(query);
  const more = () => void query.fetchNextPage();
  return {
    pages: (data?.pages ?? NONE) as readonly CallData<C>[],
    status: isFetchNextPageError ? "failed" : queryStatus,
    error: query.error ?? query.failureReason,
    isOutdated: query.isPlaceholderData,
    loadMore: hasNextPage ? more : undefined,
    isLoadingMore: isFetchingNextPage,
    retry: () => (isFetchNextPageError ? more() : void cancelAndRefetch(app.queryClient, key)),
  };
}
