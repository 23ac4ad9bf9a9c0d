import { selectToken } from "@talabee/domain";
import { store } from "../platform/index.js";
import { CACHES } from "../service-worker/cache-names.js";

/**
 * Lets go of what the panel answered to one person as soon as their session ends: it is not for the next (REQ-UI-06).
 */
export function forgetAnswersWithTheirSession(): void {
  let before = selectToken(store.getState());
  store.subscribe(() => {
    const token = selectToken(store.getState());
    if (before !== null && before !== token && "caches" in window) void caches.delete(CACHES.catalogue);
    before = token;
  });
}
