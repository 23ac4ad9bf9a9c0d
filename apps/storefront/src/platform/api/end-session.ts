import { authActions, selectIsAuthenticated } from "@talabee/domain";
import { showMessage } from "../messages.js";
import type { ShopParts } from "../shop-parts.js";

/**
 * Handles an expired session: clears local data and shows one message; guarded routes redirect to /auth (REQ-AUTH-47).
 */
export function endSession(shop: ShopParts): void {
  if (!selectIsAuthenticated(shop.store.getState())) return;
  shop.store.dispatch(authActions.loggedOut());
  showMessage(shop, "unauthenticated", "danger");
}
