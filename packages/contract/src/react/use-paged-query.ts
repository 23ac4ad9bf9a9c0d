import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Call, CallData } from "../call.js";
import type { CallOptions } from "../client.js";
import { cancelAndRefetch } from "./cancel-and-refetch.js";
import { useClientApp, useLanguage } from "./client-app.js";
import { differOnlyIn, queryKey } from "./query-key.js";
import { useKeptRefusal } from "./use-kept-refusal.js";
import { type AsyncStatus, useQueryStatus } from "./use-query-status.js";

/** The shape of every list. */
interface List {
  readonly items: readonly unknown[];
  readonly next_cursor: string | null;
}
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
  options: Pick<CallOptions<C>, "params" | "query"> & {
    enabled?: boolean;
    /** Query parameters that filter or sort: a change keeps the old pages until the new ones have loaded. */
    filterParams?: readonly string[];
    /** Replaces the key's first element, so that POSTs do not invalidate the list while it is shown. */
    scope?: string;
    /** Name of the list in an answer that contains more. */
    list?: Name;
  },
): PagedQuery<CallData<C>, ItemOf<CallData<C>, Name>> {
  const app = useClientApp();
  const { enabled = true, filterParams = [], scope, list, ...request } = options;
  const language = useLanguage();
  const [callScope, ...rest] = queryKey(call, request, language).slice(0, -1);
  const key = [scope ?? callScope, ...rest, "paged", language];
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<CallData<C>> =>
      (
        await app.api.send(call, {
          ...request,
          query: { ...request.query, ...(pageParam && { cursor: pageParam }) },
          signal,
        } as unknown as CallOptions<C>)
      ).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => listIn(page, list).next_cursor,
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

/** The list of a page: the page itself, a list in it with its own cursor, or an array in it with the page's cursor. */
function listIn(page: unknown, name: string | undefined): List {
  if (name === undefined) return page as List;
  const list = (page as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(list) ? { items: list, next_cursor: (page as List).next_cursor } : (list as List);
}
