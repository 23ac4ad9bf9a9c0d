import { authActions, selectIsAuthenticated } from "@talabee/domain";
import { store } from "../store.js";
import { say } from "../messages.js";

/**
 * The panel no longer knows the session: local data goes, one message comes, guarded routes lead to /auth
 * (REQ-AUTH-47).
 */
export function endSession(): void {
  if (!selectIsAuthenticated(store.getState())) return;
  store.dispatch(authActions.loggedOut());
  say("unauthenticated", "error");
}
