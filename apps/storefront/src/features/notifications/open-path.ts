import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { perShop, type Shop, useShop } from "../../platform/index.js";

const opener = perShop(() => ({ open: (path: string) => window.location.assign(path) }));

/** Navigates to a path of the storefront from outside its components. */
export function openPath(shop: Shop, path: string): void {
  opener(shop).open(path);
}

/** Lets `openPath` use the router instead of a page load while mounted. */
export function OpenPathInRouter() {
  const shop = useShop();
  const navigate = useNavigate();
  useEffect(() => {
    const target = opener(shop);
    const before = target.open;
    target.open = (path) => void navigate(path);
    return () => {
      target.open = before;
    };
  }, [navigate, shop]);
  return null;
}
