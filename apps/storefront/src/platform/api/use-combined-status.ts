import { useState } from "react";
import { type QueryStatus } from "./use-query-status.js";

/**
 * Status of a screen that consists of several queries: ready once the main one is ready and the others have settled, to
 * avoid layout shifts. Afterwards only the main query counts.
 */
export function useCombinedStatus(main: QueryStatus, ...others: readonly QueryStatus[]): QueryStatus {
  const [isShown, setShown] = useState(false);
  if (isShown) return main;
  if (main !== "ready") return main;
  if (others.includes("loading")) return "loading";
  setShown(true);
  return "ready";
}
