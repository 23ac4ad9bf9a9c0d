import { PanelError } from "@talabee/contract";
import { ProblemPage } from "@talabee/ui/app";
import type { ComponentProps, ReactElement } from "react";
import { paths } from "../platform/index.js";

/** The status page of each status that refuses a route's main GET. */
const VARIANTS: Readonly<Record<number, ComponentProps<typeof ProblemPage>["variant"]>> = {
  403: "forbidden",
  404: "not-found",
  410: "gone",
};

/** The status page for a status of {@link problemScreen}, or of a sheet that was refused. */
export function problemPage(status: number, requestId?: string | null): ReactElement {
  return (
    <ProblemPage
      variant={VARIANTS[status] ?? "not-found"}
      homeHref={paths.home}
      storesHref={paths.searchCategory(paths.everyCategory)}
      requestId={requestId}
    />
  );
}

/** Whether an answer says that a page does not exist, is closed, or is gone. */
export const isRefusal = (error: Error | null): error is PanelError =>
  error instanceof PanelError && error.status in VARIANTS;

/**
 * The status page for a route whose main GET was answered with 403, 404 or 410, or with 422 if its list was to start at
 * `cursor`; null for everything else (REQ-MESSAGE-49, REQ-ROUTE-46).
 */
export function problemScreen(error: Error | null, data: unknown, cursor?: string): ReactElement | null {
  const isBadCursor = error instanceof PanelError && cursor !== undefined && error.status === 422;
  if (data !== undefined || !(isRefusal(error) || isBadCursor)) return null;
  return problemPage(error.status, error.requestId);
}
