import type { Call, CallData, CallOptions } from "@talabee/contract";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { language } from "../app/preferences.js";
import { usePreference } from "../app/preference.js";
import { panel } from "./panel.js";
import { queryKey } from "./query-key.js";

/** After this long without an answer a region shows its slow state with Retry (settled 18). */
const SLOW_AFTER_MS = 8000;

/** A GET as react-query takes it, for hooks and for prefetching. */
function panelQuery<C extends Call>(call: C, options: Pick<CallOptions<C>, "params" | "query"> = {}) {
  return queryOptions({
    queryKey: queryKey(call, options, language.get()),
    queryFn: async ({ signal }): Promise<CallData<C>> =>
      (await panel.send(call, { ...options, signal } as CallOptions<C>)).data,
  });
}

export type RegionStatus = "loading" | "ready" | "failed";

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
  const waiting = enabled && query.data === undefined;
  const slow = useElapsed(waiting && query.fetchStatus === "fetching", SLOW_AFTER_MS);

  return {
    data: query.data as CallData<C> | undefined,
    status:
      query.data !== undefined
        ? "ready"
        : query.failureCount > 0 || query.isError || slow
          ? "failed"
          : "loading",
    error: query.error ?? query.failureReason,
    retry: () => void query.refetch({ cancelRefetch: true }),
  };
}

function sameButLanguage(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return JSON.stringify(one?.slice(0, -1)) === JSON.stringify(other.slice(0, -1));
}

/** Whether `running` has been true for a time without a break. */
function useElapsed(running: boolean, milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [running, milliseconds]);
  return elapsed;
}
