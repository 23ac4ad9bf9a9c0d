import { isCurrentPath, useScreenAndSheet } from "@talabee/ui/app";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { isProductPath, perShop, type Shop, useShop } from "../../platform/index.js";

const opener = perShop(() => ({ open: (path: string) => window.location.assign(path) }));

/** Navigates to a path of the storefront from outside its components. */
export function openPath(shop: Shop, path: string): void {
  opener(shop).open(path);
}

/**
 * Lets `openPath` use the router instead of a page load while mounted. Products open in a sheet over the present screen
 * (REQ-ROUTE-45).
 */
export function OpenPathInRouter() {
  const shop = useShop();
  const navigate = useNavigate();
  const { screen } = useScreenAndSheet(useLocation(), isProductPath);
  useEffect(() => {
    const target = opener(shop);
    const before = target.open;
    target.open = (path) => {
      const replace = isCurrentPath(path);
      const isSheet = isProductPath(path) && !replace;
      void navigate(path, { replace, state: isSheet ? { background: screen } : null });
    };
    return () => {
      target.open = before;
    };
  }, [navigate, screen, shop]);
  return null;
}
