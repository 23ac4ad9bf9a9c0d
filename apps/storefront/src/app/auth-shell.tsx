import { PageShell } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";

/** The frame of the screens around signing in; each brings the auth header where its layout wants it. */
export function AuthShell() {
  return (
    <PageShell>
      <Suspense fallback={<RouteLoading />}>
        <Outlet />
      </Suspense>
    </PageShell>
  );
}
