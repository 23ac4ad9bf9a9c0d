import { firstQueryValue, selectIsAuthenticated } from "@talabee/domain";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths, showMessage, useShop } from "../platform/index.js";

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
