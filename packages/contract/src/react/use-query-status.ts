import { useEffect, useState } from "react";

/**
 * Status of a read; it stays `ready` during a refresh. Equals the type of the same name in `packages/ui`, which imports
 * no package of ours; a type test in the storefront compares them.
 */
export type AsyncStatus = "loading" | "ready" | "failed";

/** After this long without an answer the slow state with Retry is shown (REQ-MESSAGE-50). */
const SLOW_AFTER_MS = 8000;

/**
 * Status to show for a query: `failed` after the first failure or 8 s, also offline, while retries continue in the
 * background (REQ-MESSAGE-50).
 */
export function useQueryStatus(query: {
  data: unknown;
  failureCount: number;
  isError: boolean;
  fetchStatus: "fetching" | "paused" | "idle";
}): AsyncStatus {
  const waiting = query.data === undefined && query.fetchStatus !== "idle";
  const slow = useElapsed(waiting, SLOW_AFTER_MS);
  if (query.data !== undefined) return "ready";
  return query.failureCount > 0 || query.isError || slow ? "failed" : "loading";
}

/** Whether `running` has been true for `milliseconds` without interruption. */
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

/**
 * Status of a screen that consists of several queries: ready once the main one is ready and the others have settled, to
 * avoid layout shifts. Afterwards only the main query counts.
 */
export function useCombinedStatus(main: AsyncStatus, ...others: readonly AsyncStatus[]): AsyncStatus {
  const [isShown, setShown] = useState(false);
  if (isShown) return main;
  if (main !== "ready") return main;
  if (others.includes("loading")) return "loading";
  setShown(true);
  return "ready";
}
