import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Call, CallData } from "../call.js";
import { cancelAndRefetch } from "./cancel-and-refetch.js";
import { useClientApp, useLanguage } from "./client-app.js";
import { listIn, pagedQuery, type PagedRequest } from "./paged-query.js";
import { differOnlyIn } from "./query-key.js";
import { useKeptRefusal } from "./use-kept-refusal.js";
import { type AsyncStatus, useQueryStatus } from "./use-query-status.js";

type ListIn<Page, Name> = [Name] extends [never] ? Page : Name extends keyof Page ? Page[Name] : never;
export type ItemOf<Page, Name = never> =
  ListIn<Page, Name> extends { items: readonly (infer Item)[] } | readonly (infer Item)[] ? Item : never;

export interface PagedQuery<Data, Item> {
  /** The items of the loaded pages. */
  items: readonly Item[];
  /** The loaded pages. */
  pages: readonly Data[];
  /** `failed` with pages: loading the next one failed. */
  status: AsyncStatus;
  error: Error | null;
  /** Whether the pages belong to the previous filters, while those of the new ones load. */
  isOutdated: boolean;
  /** Present while there are more pages. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Repeats the failed request. */
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * Reads a list page by page, with its errors and the pages themselves; `useListQuery` returns less. The old pages stay
 * while other filters or another language load (REQ-LANG-10). The list starts at the cursor in `query`, if it has one.
 */
export function usePagedQuery<C extends Call, Name extends string = never>(
  call: C,
  options: Omit<PagedRequest<C>, "list"> & {
    enabled?: boolean;
    /** Query parameters that filter or sort: a change keeps the old pages until the new ones have loaded. */
    filterParams?: readonly string[];
    list?: Name;
    /** What makes a `Read` of a list. */
    paged?: true;
  },
): PagedQuery<CallData<C>, ItemOf<CallData<C>, Name>> {
  const app = useClientApp();
  // The language is in the key.
  useLanguage();
  const { enabled = true, filterParams = [], paged: _, ...request } = options;
  const listQuery = pagedQuery<C>(app, call, request);
  const { list } = request;
  const key = listQuery.queryKey;
  const query = useInfiniteQuery({
    ...listQuery,
    enabled,
    placeholderData: (previous, before) =>
      differOnlyIn(filterParams, before?.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const queryStatus = useQueryStatus(query);
  const keptRefusal = useKeptRefusal(query, key, filterParams);
  const pages = (data?.pages ?? NONE) as readonly CallData<C>[];
  const items = useMemo(() => pages.flatMap((page) => listIn(page, list).items), [pages, list]);
  const more = () => void query.fetchNextPage();
  return {
    items: items as readonly ItemOf<CallData<C>, Name>[],
    pages,
    status: isFetchNextPageError || keptRefusal !== null ? "failed" : queryStatus,
    error: keptRefusal ?? query.error ?? query.failureReason,
    isOutdated: query.isPlaceholderData,
    loadMore: hasNextPage ? more : undefined,
    isLoadingMore: isFetchingNextPage,
    retry: () => (isFetchNextPageError ? more() : void cancelAndRefetch(app.queryClient, key)),
  };
}
