import type { AsyncStatus } from "@talabee/ui";
import { useState } from "react";

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
