import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Call, CallData } from "../call.js";
import type { CallOptions } from "../client.js";
import type { ClientApp } from "./client-app.js";
import { queryKey } from "./query-key.js";

/** The shape of every list. */
interface List {
  readonly items: readonly unknown[];
  readonly next_cursor: string | null;
}

/** What tells the query of a list apart. */
export type PagedRequest<C extends Call> = Pick<CallOptions<C>, "params" | "query"> & {
  /** Replaces the key's first element, so that POSTs do not invalidate the list while it is shown. */
  scope?: string;
  /** Name of the list in an answer that contains more. */
  list?: string;
};

/** Query options of a list, for hooks and prefetching. */
export function pagedQuery<C extends Call>(app: ClientApp, call: C, options: PagedRequest<C>) {
  const { scope, list, ...request } = options;
  const [callScope, ...rest] = queryKey(call, request, app.language.get()).slice(0, -1);
  return infiniteQueryOptions({
    queryKey: [scope ?? callScope, ...rest, "paged", app.language.get()],
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
  });
}

/** The list of a page: the page itself, a list in it with its own cursor, or an array in it with the page's cursor. */
export function listIn(page: unknown, name: string | undefined): List {
  if (name === undefined) return page as List;
  const list = (page as Readonly<Record<string, unknown>>)[name];
  return Array.isArray(list) ? { items: list, next_cursor: (page as List).next_cursor } : (list as List);
}
