import { PanelError } from "@talabee/contract";
import { ProblemPage } from "@talabee/ui/app";
import type { ReactElement } from "react";
import { paths } from "../platform/index.js";

/**
 * The status page for a route whose main GET was answered with 403 or 404, or with 422 if its list was to start at
 * `cursor`; null for everything else (REQ-MESSAGE-49, REQ-ROUTE-46).
 */
export function problemScreen(error: Error | null, data: unknown, cursor?: string): ReactElement | null {
  const isRefused = error instanceof PanelError && [403, 404, cursor && 422].includes(error.status);
  if (data !== undefined || !isRefused) return null;
  const variant = error.status === 403 ? "forbidden" : "not-found";
  return <ProblemPage variant={variant} homeHref={paths.home} requestId={error.requestId} />;
}
