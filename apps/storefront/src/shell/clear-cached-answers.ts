import { selectToken } from "@talabee/domain";
import { CACHES } from "../service-worker/cache-names.js";
import { type Shop } from "../platform/index.js";

/**
 * Deletes the service worker's cached answers when a session ends, so that the next customer never sees them (REQ-UI-06).
 */
export function clearCachedAnswers(shop: Shop): void {
  let before = selectToken(shop.store.getState());
  shop.store.subscribe(() => {
    const token = selectToken(shop.store.getState());
    if (before !== null && before !== token && "caches" in window) void caches.delete(CACHES.catalogue);
    before = token;
  });
}
