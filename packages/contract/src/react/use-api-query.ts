import { keepPreviousData, type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Call, CallData } from "../call.js";
import type { CallOptions } from "../client.js";
import { cancelAndRefetch } from "./cancel-and-refetch.js";
import { type ClientApp, useClientApp, useLanguage } from "./client-app.js";
import { differOnlyIn, queryKey } from "./query-key.js";
import { useKeptRefusal } from "./use-kept-refusal.js";
import { type AsyncStatus, useQueryStatus } from "./use-query-status.js";

/** Query options of a GET, for hooks and prefetching. */
export function apiQuery<C extends Call>(
  app: ClientApp,
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> = {},
) {
  return queryOptions({
    queryKey: queryKey(call, options, app.language.get()),
    queryFn: async ({ signal }): Promise<CallData<C>> => {
      // A screen reads several things at once: on a phone their requests would make one long task, so each gets its own.
      await new Promise((done) => setTimeout(done));
      return (await app.api.send(call, { ...options, signal } as CallOptions<C>)).data;
    },
  });
}

export interface ApiQuery<Data> {
  data: Data | undefined;
  /** `failed` from the first failure or 8 s on, while the retries go on behind it (REQ-MESSAGE-50). */
  status: AsyncStatus;
  error: Error | null;
  retry: () => void;
}

/**
 * Reads from the server; after a language switch, or a change of `filterParams` in the query, the old data stays until the
 * new data arrives (REQ-LANG-10).
 */
export function useApiQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> & {
    enabled?: boolean;
    filterParams?: readonly string[];
  } = {},
): ApiQuery<CallData<C>> {
  const app = useClientApp();
  const { enabled = true, filterParams = [], ...request } = options;
  const language = useLanguage();
  const key = queryKey(call, request, language);
  const query = useQuery({
    ...apiQuery(app, call, request),
    queryKey: key,
    enabled,
    placeholderData: (previous, previousQuery) =>
      differOnlyIn(filterParams, previousQuery?.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
  const status = useQueryStatus(query);
  const keptRefusal = useKeptRefusal(query, key, filterParams);
  const keyText = JSON.stringify(key);
  const retry = useCallback(
    () => void cancelAndRefetch(app.queryClient, JSON.parse(keyText) as QueryKey),
    [keyText, app],
  );

  return {
    data: query.data as CallData<C> | undefined,
    status: keptRefusal === null ? status : "failed",
    error: keptRefusal ?? query.error ?? query.failureReason,
    retry,
  };
}
