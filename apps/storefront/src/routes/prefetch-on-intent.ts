import { matchPath } from "react-router-dom";
import { apiQuery, type Shop } from "../platform/index.js";
import { authScreens, personalScreens, sheets, shopScreens } from "./route-table.js";

const SCREENS = [...shopScreens, ...sheets.values(), ...personalScreens, ...authScreens];

/**
 * Prefetches code and first data of a link's screen on hover, touch or focus, once per link; with data saver on only the
 * code. Returns the unsubscribe function.
 */
export function prefetchOnIntent(shop: Shop): () => void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== window.location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    prefetch(shop, link.pathname);
  };
  const events = ["pointerover", "touchstart", "focusin"] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}

function prefetch(shop: Shop, pathname: string): void {
  for (const { path, load, reads } of SCREENS) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    // The screen itself reports the failure.
    load().catch(() => undefined);
    if (savesBytes()) return;
    for (const [call, name] of reads) {
      const id = name === undefined ? undefined : match.params[name];
      const request = id === undefined ? {} : { params: { id } };
      void shop.queryClient.prefetchQuery({
        ...apiQuery(shop, call, request),
        staleTime: Infinity,
        retry: false,
      });
    }
    return;
  }
}

function savesBytes(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
