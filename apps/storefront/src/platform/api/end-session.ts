import { authActions, selectIsAuthenticated } from "@talabee/domain";
import { showMessage } from "../messages.js";
import type { ShopParts } from "../shop.js";

/**
 * The panel no longer knows the session: local data goes, one message comes, guarded routes lead to /auth
 * (REQ-AUTH-47).
 */
export function endSession(shop: ShopParts): void {
  if (!selectIsAuthenticated(shop.store.getState())) return;
  shop.store.dispatch(authActions.loggedOut());
  showMessage(shop, "unauthenticated", "danger");
}
