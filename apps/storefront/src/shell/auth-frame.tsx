import { PageShell } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { ErrorBoundary } from "./error-boundary.js";
import { useConnectionText } from "./use-connection-text.js";

/** Frame of the sign-in screens; each screen places the auth header itself. */
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
