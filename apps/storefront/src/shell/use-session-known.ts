import { selectIsAuthenticated, type ShopState } from "@talabee/domain";
import { useHydrated } from "@talabee/ui/app";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { useSelector, useStore } from "react-redux";
import { useLocation } from "react-router";

/** So long without a request, a page shows the customer's own data, or says that it did not load. */
const QUIET_MS = 300;
/** A guest's data stays after this long without the customer's. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Whether the session is known, a customer or a guest: not on the server, and not until its page is hydrated. Ends what
 * first-paint.js chose for the time before; for a customer whose page came with a guest's data, once their own has loaded.
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
