import { selectToken } from "@talabee/domain";
import { CACHES } from "../service-worker/cache-names.js";
import { type Shop } from "../platform/index.js";

/**
 * Lets go of what the panel answered to one person as soon as their session ends: it is not for the next (REQ-UI-06).
 */
export function clearCachedAnswers(shop: Shop): void {
  let before = selectToken(shop.store.getState());
  shop.store.subscribe(() => {
    const token = selectToken(shop.store.getState());
    if (before !== null && before !== token && "caches" in window) void caches.delete(CACHES.catalogue);
    before = token;
  });
}
