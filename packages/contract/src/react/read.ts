import type { Call } from "../call.js";
import type { CallOptions } from "../client.js";
import type { ClientApp } from "./client-app.js";
import { apiQuery } from "./use-api-query.js";
import { pagedQuery } from "./paged-query.js";
import { loadAhead } from "./rendered-data.js";

/** What a hook asks for with a call. */
export interface ReadOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** False while it is not known what to ask for. */
  readonly enabled?: boolean;
  /** The read is a list, page by page: for `usePagedQuery` and `useListQuery`. */
  readonly paged?: true;
  readonly scope?: string;
  readonly list?: string;
}

/**
 * A read of the API, as arguments of the hooks that show it: `useApiQuery(...storeRead(id))`. The same value tells a server
 * and a prefetch what to load. The last element names reads that need the answer.
 */
export type Read = readonly [
  call: Call,
  options?: ReadOptions,
  // The answer's type is the call's, which a list of reads does not know.
  then?: (data: never) => readonly Read[],
];

/** Loads what the cache does not have, and what needs it. Failures stay in the cache: whatever shows the read reports them. */
export async function loadReads(app: ClientApp, reads: readonly Read[]): Promise<void> {
  await Promise.all(
    reads.map(async ([call, { enabled, paged, ...options } = {}, then]) => {
      if (enabled === false) return;
      const once = { staleTime: Infinity, retry: false } as const;
      const request = options as Pick<CallOptions<Call>, "params" | "query">;
      const { queryClient } = app;
      if (paged) {
        const list = pagedQuery(app, call, request);
        await loadAhead(queryClient, list.queryKey, () =>
          queryClient.prefetchInfiniteQuery({ ...list, ...once }),
        );
        return;
      }
      const query = apiQuery(app, call, request);
      await loadAhead(queryClient, query.queryKey, () => queryClient.prefetchQuery({ ...query, ...once }));
      const data = queryClient.getQueryData(query.queryKey);
      if (then && data !== undefined) await loadReads(app, then(data as never));
    }),
  );
}
