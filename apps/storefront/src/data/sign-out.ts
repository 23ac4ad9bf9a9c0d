import { logout } from "@talabee/contract";
import { authActions, takeIntent } from "@talabee/domain";
import { sessionStorage } from "../app/browser-storage.js";
import { store } from "../app/store.js";
import { forgetOrderAttempt } from "./order-attempt.js";
import { post } from "./post.js";
import { forgetCheckoutDrafts } from "./use-checkout-draft.js";

/**
 * Ends the session: here at once, so that nothing is left behind however slow the panel is, and at the panel
 * (B14). The call is on its way with its token before the token goes.
 */
export async function signOut(): Promise<void> {
  const told = post(logout, { body: {}, onProblem: () => true });
  forgetCheckoutDrafts();
  forgetOrderAttempt();
  takeIntent(sessionStorage, new Date());
  store.dispatch(authActions.loggedOut());
  await told;
}
