import { useState } from "react";
import { type QueryStatus } from "./use-query-status.js";

/**
 * What a screen shows that several answers make up: it stands once the others have come too, or failed, so that none
 * of them pushes down later what is read already. Once it stands, each part waits in its own place.
 */
export function useCombinedStatus(main: QueryStatus, ...others: readonly QueryStatus[]): QueryStatus {
  const [stands, setStands] = useState(false);
  if (stands) return main;
  if (main !== "ready") return main;
  if (others.includes("loading")) return "loading";
  setStands(true);
  return "ready";
}
