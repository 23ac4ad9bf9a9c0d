import { selectCartCount } from "@talabee/domain";
import { useEffect } from "react";
import { useSelector } from "react-redux";
import { useCartActions } from "./cart-actions.js";
import { OnDemand, lazyComponent } from "../../platform/index.js";

const { Component: CartOverlays, preload } = lazyComponent(() => import("./cart-overlays.js"));

/** The cart's overlays, loaded when the first one opens, or earlier for customers with a filled cart. */
export function CartOverlaysOnDemand() {
  const count = useSelector(selectCartCount);
  const { isDrawerOpen, question, changes } = useCartActions();
  useEffect(() => {
    if (count > 0) preload();
  }, [count]);
  return (
    <OnDemand when={isDrawerOpen || question !== null || changes !== null}>
      <CartOverlays />
    </OnDemand>
  );
}
