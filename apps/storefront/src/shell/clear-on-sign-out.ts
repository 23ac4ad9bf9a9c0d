import { selectToken, selectUser } from "@talabee/domain";
import { queryClient, store } from "../platform/index.js";
import { forgetWantedQuantities } from "../features/cart/index.js";

/** Whatever ends a session, here or in another tab: what was read or pressed under it is not for the next person. */
export function forgetWithSession(): void {
  let before = sessionNow();
  store.subscribe(() => {
    const now = sessionNow();
    // A changed password brings the same person a new token.
    if (before.token !== null && before.token !== now.token && before.userId !== now.userId) {
      queryClient.clear();
      forgetWantedQuantities();
    }
    before = now;
  });
}

function sessionNow() {
  const state = store.getState();
  return { token: selectToken(state), userId: selectUser(state)?.id };
}
