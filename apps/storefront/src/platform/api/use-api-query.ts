import type { Call, CallData, CallOptions } from "@talabee/contract";
import { keepPreviousData, type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { language } from "../preferences.js";
import { usePreference } from "../preference.js";
import { askAnew } from "./cancel-and-refetch.js";
import { panel } from "./client.js";
import { isSameBut, queryKey } from "./query-key.js";
import { type RegionStatus, useRegionStatus } from "./use-query-status.js";

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
  /** `failed` from the first failure or 8 s on, while the retries go on behind it (REQ-MESSAGE-50). */
  status: RegionStatus;
  error: Error | null;
  retry: () => void;
}

/** Reads from the panel; shows the old text until the new arrives when the language is switched (REQ-LANG-10). */
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
      isSameBut([], previousQuery?.queryKey, key) ? keepPreviousData(previous) : undefined,
  });
  const status = useRegionStatus(query);
  const asked = JSON.stringify(key);
  const retry = useCallback(() => void askAnew(JSON.parse(asked) as QueryKey), [asked]);

  return {
    data: query.data as CallData<C> | undefined,
    status,
    error: query.error ?? query.failureReason,
    retry,
  };
}
