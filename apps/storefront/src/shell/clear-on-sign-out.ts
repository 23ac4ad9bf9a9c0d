import { selectToken, selectUser } from "@talabee/domain";
import { clearFormDrafts } from "@talabee/ui/app";
import type { Shop } from "../platform/index.js";
import { CACHES } from "../service-worker/cache-names.js";

/** Clears what was read for a customer and what they typed when the session ends, in this or another tab. */
export function clearOnSignOut({ store, queryClient }: Shop): void {
  const currentSession = () => {
    const state = store.getState();
    return { token: selectToken(state), userId: selectUser(state)?.id };
  };
  let before = currentSession();
  store.subscribe(() => {
    const current = currentSession();
    if (before.token !== null && before.token !== current.token) {
      // The service worker's answers, so that the next customer never sees them (REQ-UI-06).
      if ("caches" in window) void caches.delete(CACHES.catalogue);
      // A password change gives the same customer a new token.
      if (before.userId !== current.userId) {
        queryClient.clear();
        clearFormDrafts();
      }
    }
    before = current;
  });
}
