import { logout } from "@talabee/contract";
import { authActions, selectToken } from "@talabee/domain";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { paths, sendCall, type Shop, useShop } from "../platform/index.js";
import { clearCustomer } from "./clear-customer.js";

/**
 * Ends the session: locally at once, so that a slow server leaves nothing behind, and on the server (REQ-STORAGE-28).
 * The logout is sent with the token that is removed here.
 */
async function signOut(shop: Shop): Promise<void> {
  const token = selectToken(shop.store.getState());
  const sent = sendCall(shop, logout, { body: {}, onProblem: () => true, token, isBackground: true });
  clearCustomer(shop);
  shop.store.dispatch(authActions.loggedOut());
  await sent;
}

/** Signs out and navigates to the home page at once. */
export function useSignOut(): () => void {
  const shop = useShop();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(paths.home, { replace: true });
    void signOut(shop);
  }, [navigate, shop]);
}
