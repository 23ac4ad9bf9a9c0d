import { selectIsAuthenticated, type ShopState } from "@talabee/domain";
import { useHydrated } from "@talabee/ui/app";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { useSelector, useStore } from "react-redux";
import { useLocation } from "react-router";

/**
 * Milliseconds without a request after which the page counts as loaded: it then shows the customer's own data, or that it
 * did not load.
 */
const QUIET_MS = 300;
/** Longest wait in ms for the customer's own data; then the guest's data is shown. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether the session is known, of a customer or of a guest. It is not on a server, nor before the page is hydrated.
 * Removes the attributes that first-paint.js has set for that time; for a customer whose page came with a guest's data,
 * only once their own has loaded.
 */
export function useSessionKnown(): boolean {
  const isKnown = useHydrated();
  const isCustomer = useSelector(selectIsAuthenticated);
  const store = useStore<ShopState>();
  const queryClient = useQueryClient();
  const [isOfServer] = useState(!isKnown);
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const isFirstPage = pathname === firstPath;
  useLayoutEffect(() => {
    if (!isKnown) return undefined;
    const root = document.documentElement;
    root.removeAttribute("data-cart");
    const end = () => {
      root.removeAttribute("data-session");
      root.removeAttribute("data-late");
    };
    // The selector may still have a guest's state, as while the page was hydrated.
    if (!isOfServer || !isFirstPage || !selectIsAuthenticated(store.getState())) return end();
    if (!root.hasAttribute("data-session")) return undefined;
    let quiet = setTimeout(end, QUIET_MS);
    const longest = setTimeout(end, LONGEST_WAIT_MS);
    const stop = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(quiet);
      if (queryClient.isFetching() === 0) quiet = setTimeout(end, QUIET_MS);
    });
    return () => {
      stop();
      clearTimeout(quiet);
      clearTimeout(longest);
    };
  }, [isKnown, isCustomer, isOfServer, isFirstPage, store, queryClient]);
  return isKnown;
}
