import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { signOut } from "./sign-out.js";
import { paths, useShop } from "../platform/index.js";

/** Signs out and navigates to the home page at once. */
export function useSignOut(): () => void {
  const shop = useShop();
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(paths.home, { replace: true });
    void signOut(shop);
  }, [navigate, shop]);
}
