import { selectToken, selectUser } from "@talabee/domain";
import { type Shop } from "../platform/index.js";

/** Clears cached queries when a session ends, in this or another tab. */
export function clearOnSignOut(shop: Shop): void {
  let before = currentSession(shop);
  shop.store.subscribe(() => {
    const current = currentSession(shop);
    // A password change gives the same customer a new token.
    if (before.token !== null && before.token !== current.token && before.userId !== current.userId) {
      shop.queryClient.clear();
    }
    before = current;
  });
}

function currentSession(shop: Shop) {
  const state = shop.store.getState();
  return { token: selectToken(state), userId: selectUser(state)?.id };
}
