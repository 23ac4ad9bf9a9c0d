import { PageShell } from "@talabee/ui/screens/page-shell";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { AuthHeader } from "@talabee/ui/widgets/auth-header";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { paths } from "./paths.js";
import { language } from "./preferences.js";

/** The frame of the screens around signing in: the auth header alone (spec section 2). */
export function AuthShell() {
  return (
    <PageShell header={<AuthHeader homeHref={paths.home} onLanguageChange={language.set} />}>
      <Suspense fallback={<RouteLoading />}>
        <Outlet />
      </Suspense>
    </PageShell>
  );
}
