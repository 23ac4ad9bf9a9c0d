import { matchPath } from "react-router-dom";
import { apiQuery, type Shop } from "../platform/index.js";
import { authScreens, personalScreens, sheets, shopScreens } from "./route-table.js";

const SCREENS = [...shopScreens, ...sheets.values(), ...personalScreens, ...authScreens];

/**
 * Fetches the screen behind a link, code and first data, as soon as somebody seems about to follow it: by pointing at it, by
 * touching it, by moving the focus to it. Each link once; where bytes are to be saved, only the code. Returns the way to stop.
 */
export function prefetchOnIntent(shop: Shop): () => void {
  const seen = new Set<string>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== window.location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    prefetch(shop, link.pathname);
  };
  const events = ["pointerover", "touchstart", "focusin"] as const;
  for (const event of events) document.addEventListener(event, look, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, look);
  };
}

function prefetch(shop: Shop, pathname: string): void {
  for (const { path, load, reads } of SCREENS) {
    const match = matchPath(path, pathname);
    if (match === null) continue;
    // Nothing is said when it fails: the screen itself will.
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
