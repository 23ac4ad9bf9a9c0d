import { PageShell } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.js";
import { useConnectionText } from "./use-connection-text.js";

/** The frame of the screens around signing in; each brings the auth header where its layout wants it. */
export function AuthFrame() {
  return (
    <PageShell connection={useConnectionText()}>
      <ErrorBoundary>
        <Suspense fallback={<RouteLoading />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </PageShell>
  );
}
