import { useEffect } from "react";
import { useCartActions } from "./cart-actions.js";
import { OnDemand, lazyComponent } from "../../platform/index.js";

const { Part: CartOverlays, preload } = lazyComponent(() => import("./cart-overlays.js"));

/** The overlays of the cart, loaded with the first that opens; for whoever has something in the cart, before that. */
export function CartOverlaysOnDemand({ count }: { count: number }) {
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
