import { useState } from "react";
import { PanelError } from "../panel-error.js";
import { differOnlyIn } from "./query-key.js";

const KEPT = [403, 404, 422];

/**
 * The refusal of the previous query, such as a 404, while this query asks for the same with other `filterParams` and is
 * loading, or was refused likewise. The page that shows the refusal then stays, as data does. Null for any other query.
 */
export function useKeptRefusal(
  { data, error }: { data: unknown; error: Error | null },
  key: readonly unknown[],
  filterParams: readonly string[],
): PanelError | null {
  const [kept, keep] = useState<{ error: PanelError; key: readonly unknown[] } | null>(null);
  const refusal = error instanceof PanelError && KEPT.includes(error.status) ? error : null;
  const isKept =
    kept !== null &&
    data === undefined &&
    (error === null || refusal?.status === kept.error.status) &&
    differOnlyIn(filterParams, kept.key, key);
  if (isKept) return kept.error;
  // Data that was read before stays in any case.
  if (refusal !== null && data === undefined) keep({ error: refusal, key });
  return null;
}
