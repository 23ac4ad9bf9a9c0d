import { useHydrated } from "@talabee/ui/app";
import { useLayoutEffect } from "react";

/**
 * Whether the session is known, a customer or a guest: not on the server, and not until its page is hydrated. Ends what
 * first-paint.js chose for the time before.
 */
export function useSessionKnown(): boolean {
  const isKnown = useHydrated();
  useLayoutEffect(() => {
    if (!isKnown) return;
    document.documentElement.removeAttribute("data-session");
    document.documentElement.removeAttribute("data-cart");
  }, [isKnown]);
  return isKnown;
}
