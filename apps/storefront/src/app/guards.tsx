import { firstQueryValue, selectIsAuthenticated } from "@talabee/domain";
import { useEffect, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { say } from "../data/say.js";
import { paths } from "./paths.js";

/** Screens for the signed-in: others are told 'Please Login First' and come back after (spec section 6). */
export function RequireSignIn() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { pathname, search } = useLocation();
  const wasAuthenticated = useRef(isAuthenticated);
  const leaving = wasAuthenticated.current && !isAuthenticated;
  useEffect(() => {
    // Who signs out, or whose session ends, here has been told already.
    if (!isAuthenticated && !leaving) say("unauthenticated", "error");
  }, [isAuthenticated, leaving]);
  return isAuthenticated ? <Outlet /> : <Navigate to={paths.authThen(pathname + search)} replace />;
}

/**
 * The verification screens: not for those who come signed in, and only when the first query value is `true`
 * (spec section 2, B8). Who signs in here is led on by what was pressed before (B47).
 */
export function RequireVerification() {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const [cameSignedIn] = useState(isAuthenticated);
  const { search } = useLocation();
  if (cameSignedIn) return <Navigate to={paths.home} replace />;
  if (firstQueryValue(search) !== "true") return <Navigate to={paths.auth} replace />;
  return <Outlet />;
}
