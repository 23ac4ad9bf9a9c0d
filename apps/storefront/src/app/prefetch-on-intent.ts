import { type Call, collection, home, order, product, store, trackOrder } from "@talabee/contract";
import { matchPath } from "react-router-dom";
import { queryClient } from "../data/query-client.js";
import { panelQuery } from "../data/use-panel-query.js";

type Code = () => Promise<unknown>;

/** What stands behind an address: its code, and what it reads first, by the parameter that names it. */
const SCREENS: readonly (readonly [pattern: string, code: Code, ...reads: (readonly [Call, string?])[]])[] = [
  ["/", () => import("../routes/home.js"), [home]],
  ["/categories", () => import("../routes/categories.js")],
  ["/search", () => import("../routes/search.js")],
  ["/search/:id", () => import("../routes/search-category.js")],
  ["/collection/:id", () => import("../routes/collection.js"), [collection, "id"]],
  ["/vendor-coupons", () => import("../routes/vendor-coupons.js")],
  ["/store/:id", () => import("../routes/store.js"), [store, "id"]],
  ["/store/:id/cat/:cat", () => import("../routes/store-category.js"), [store, "id"]],
  ["/store/:store/product/:id", () => import("../routes/product.js"), [product, "id"]],
  ["/favourite", () => import("../routes/favourite.js")],
  ["/auth", () => import("../routes/auth.js")],
  ["/checkout", () => import("../routes/checkout.js")],
  ["/orders", () => import("../routes/orders.js")],
  ["/orders/:id", () => import("../routes/order.js"), [order, "id"]],
  ["/orders/:id/track", () => import("../routes/track-order.js"), [order, "id"], [trackOrder, "id"]],
  ["/profile", () => import("../routes/profile.js")],
  ["/profile/edit", () => import("../routes/profile-edit.js")],
  ["/address", () => import("../routes/address.js")],
];

/**
 * Fetches the screen behind a link, code and first data, as soon as somebody seems about to follow it: by pointing at it, by
 * touching it, by moving the focus to it. Each link once; where bytes are to be saved, only the code. Returns the way to stop.
 */
export function prefetchOnIntent(): () => void {
  const seen = new Set<string>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || link.origin !== window.location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    prefetch(link.pathname);
  };
  const events = ["pointerover", "touchstart", "focusin"] as const;
  for (const event of events) document.addEventListener(event, look, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, look);
  };
}

function prefetch(pathname: string): void {
  for (const [pattern, code, ...reads] of SCREENS) {
    const match = matchPath(pattern, pathname);
    if (match === null) continue;
    // Nothing is said when it fails: the screen itself will.
    code().catch(() => undefined);
    if (savesBytes()) return;
    for (const [call, name] of reads) {
      const id = name === undefined ? undefined : match.params[name];
      const request = id === undefined ? {} : { params: { id } };
      void queryClient.prefetchQuery({ ...panelQuery(call, request), staleTime: Infinity, retry: false });
    }
    return;
  }
}

function savesBytes(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
