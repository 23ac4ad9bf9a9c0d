import { firstQueryValue, safeReturnTo, selectIsAuthenticated } from "@talabee/domain";
import { GuestContent } from "@talabee/ui/screens/auth-frame";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation, useSearchParams } from "react-router";
import { paths, showMessage, useShop } from "../platform/index.js";
import { useSessionKnown } from "./use-session-known.js";

/** Requires a sign-in: others see 'Please Login First' and return after signing in (REQ-AUTH-32). */
export function RequireSignIn() {
  const shop = useShop();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search } = useLocation();
  // A sign-out or an expired session on this screen has shown its own message.
  const [wasSignedIn] = useState(isAuthenticated);
  useEffect(() => {
    if (!isAuthenticated && !wasSignedIn) showMessage(shop, "unauthenticated", "danger");
  }, [wasSignedIn, isAuthenticated, shop]);
  return isAuthenticated ? <Outlet /> : <Navigate to={paths.authThen(pathname + search)} replace />;
}

/**
 * Redirects signed-in customers, whose sign-in and reset of a password are done with. A sign-in on these screens navigates
 * by itself (REQ-AUTH-50).
 */
export function RequireGuest() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isKnown = useSessionKnown();
  const [wasSignedIn, setWasSignedIn] = useState<boolean | null>(null);
  const [search] = useSearchParams();
  if (isKnown && wasSignedIn === null) setWasSignedIn(isAuthenticated);
  if (wasSignedIn === true) return <Navigate to={safeReturnTo(search.get("returnTo"))} replace />;
  return (
    <GuestContent>
      <Outlet />
    </GuestContent>
  );
}

/**
 * Guards the verification screens: not for signed-in customers, and only if the first query value is `true`
 * (REQ-AUTH-06, REQ-AUTH-45). A sign-in on these screens navigates by itself (REQ-AUTH-50).
 */
export function RequireVerification() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const [wasSignedIn] = useState(isAuthenticated);
  const { search } = useLocation();
  if (wasSignedIn) return <Navigate to={paths.home} replace />;
  if (firstQueryValue(search) !== "true") return <Navigate to={paths.auth} replace />;
  return <Outlet />;
}
