import { selectToken, selectUser } from "@talabee/domain";
import { clearPendingQuantities } from "../features/cart/index.js";
import { type Shop } from "../platform/index.js";

/** Whatever ends a session, here or in another tab: what was read or pressed under it is not for the next person. */
export function clearOnSignOut(shop: Shop): void {
  let before = sessionNow(shop);
  shop.store.subscribe(() => {
    const now = sessionNow(shop);
    // A changed password brings the same person a new token.
    if (before.token !== null && before.token !== now.token && before.userId !== now.userId) {
      shop.queryClient.clear();
      clearPendingQuantities(shop);
    }
    before = now;
  });
}

function sessionNow(shop: Shop) {
  const state = shop.store.getState();
  return { token: selectToken(state), userId: selectUser(state)?.id };
}
