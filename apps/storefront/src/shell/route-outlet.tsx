import { ErrorBoundary } from "@talabee/ui/app";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { paths } from "../platform/index.js";

/** The current route inside a frame, with its loading and error pages. */
export function RouteOutlet() {
  return (
    <ErrorBoundary path={useLocation().pathname} homeHref={paths.home}>
      <Suspense fallback={<RouteLoading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
