import type { Call, CallData, CallOptions } from "@talabee/contract";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { language } from "../app/preferences.js";
import { usePreference } from "../app/preference.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";
import { type RegionStatus, useRegionStatus } from "./use-region-status.js";

/** A GET as react-query takes it, for hooks and for prefetching. */
export function panelQuery<C extends Call>(call: C, options: Pick<CallOptions<C>, "params" | "query"> = {}) {
  return queryOptions({
    queryKey: queryKey(call, options, language.get()),
    queryFn: async ({ signal }): Promise<CallData<C>> =>
      (await panel.send(call, { ...options, signal } as CallOptions<C>)).data,
  });
}

export interface PanelQuery<Data> {
  data: Data | undefined;
  /** `failed` from the first failure or 8 s on, while the retries go on behind it (settled 18). */
  status: RegionStatus;
  error: Error | null;
  retry: () => void;
}

/** Reads from the panel; shows the old text until the new arrives when the language is switched (B48). */
export function usePanelQuery<C extends Call>(
  call: C,
  options: Pick<CallOptions<C>, "params" | "query"> & { enabled?: boolean } = {},
): PanelQuery<CallData<C>> {
  const { enabled = true, ...request } = options;
  const now = usePreference(language);
  const key = queryKey(call, request, now);
  const query = useQuery({
    ...panelQuery(call, request),
    queryKey: key,
    enabled,
    placeholderData: (previous, previousQuery) =>
      sameButLanguage(previousQuery?.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
  const status = useRegionStatus(query);
  const { refetch } = query;
  const retry = useCallback(() => void refetch({ cancelRefetch: true }), [refetch]);

  return {
    data: query.data as CallData<C> | undefined,
    status,
    error: query.error ?? query.failureReason,
    retry,
  };
}

function sameButLanguage(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return JSON.stringify(one?.slice(0, -1)) === JSON.stringify(other.slice(0, -1));
}
