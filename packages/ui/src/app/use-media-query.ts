"use client";
import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches, such as `(min-width: 56.25rem)`; false on a server and until the page is hydrated. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
