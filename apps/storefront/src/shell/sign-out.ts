import { logout } from "@talabee/contract";
import { authActions, takeIntent } from "@talabee/domain";
import { post, sessionStorage, store } from "../platform/index.js";
import { forgetCheckoutDrafts, forgetOrderAttempt } from "../features/checkout/index.js";

/**
 * Ends the session: here at once, so that nothing is left behind however slow the panel is, and at the panel
 * (REQ-STORAGE-28). The call is on its way with its token before the token goes.
 */
export async function signOut(): Promise<void> {
  const told = post(logout, { body: {}, onProblem: () => true });
  forgetCheckoutDrafts();
  forgetOrderAttempt();
  takeIntent(sessionStorage, new Date());
  store.dispatch(authActions.loggedOut());
  await told;
}
