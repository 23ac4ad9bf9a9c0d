import { PanelError } from "@talabee/contract";
import { ProblemPage } from "@talabee/ui/app";
import type { ReactElement } from "react";
import { paths } from "../platform/index.js";

/**
 * The status page for a route whose main GET was answered with 403 or 404; null for everything else (REQ-MESSAGE-49).
 */
export function problemScreen(error: Error | null, data: unknown): ReactElement | null {
  if (data !== undefined || !(error instanceof PanelError)) return null;
  const { status, requestId } = error;
  if (status === 404) return <ProblemPage variant="not-found" homeHref={paths.home} requestId={requestId} />;
  if (status === 403) return <ProblemPage variant="forbidden" homeHref={paths.home} requestId={requestId} />;
  return null;
}
