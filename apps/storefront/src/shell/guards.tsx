import { firstQueryValue, selectIsAuthenticated } from "@talabee/domain";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths, showMessage, useShop } from "../platform/index.js";

/** Screens for the signed-in: others are told 'Please Login First' and come back after (REQ-AUTH-32). */
export function RequireSignIn() {
  const shop = useShop();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search } = useLocation();
  // Who signs out here, or whose session ends, has been told already.
  const [cameSignedIn] = useState(isAuthenticated);
  useEffect(() => {
    if (!isAuthenticated && !cameSignedIn) showMessage(shop, "unauthenticated", "danger");
  }, [cameSignedIn, isAuthenticated, shop]);
  return isAuthenticated ? <Outlet /> : <Navigate to={paths.authThen(pathname + search)} replace />;
}

/**
 * The verification screens: not for those who come signed in, and only when the first query value is `true`
 * (REQ-AUTH-06, REQ-AUTH-45). Who signs in here is led on by what was pressed before (REQ-AUTH-50).
 */
export function RequireVerification() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const [cameSignedIn] = useState(isAuthenticated);
  const { search } = useLocation();
  if (cameSignedIn) return <Navigate to={paths.home} replace />;
  if (firstQueryValue(search) !== "true") return <Navigate to={paths.auth} replace />;
  return <Outlet />;
}
