import { lazy, useEffect } from "react";
import { useCartActions } from "./cart-actions.js";
import { OnDemand } from "./on-demand.js";

const load = () => import("./cart-overlays.js");
const CartOverlays = lazy(async () => ({ default: (await load()).CartOverlays }));

/** The overlays of the cart, loaded with the first that opens; for whoever has something in the cart, before that. */
export function CartOverlaysOnDemand({ count }: { count: number }) {
  const { isDrawerOpen, question, changes } = useCartActions();
  useEffect(() => {
    if (count > 0) void load();
  }, [count]);
  return (
    <OnDemand when={isDrawerOpen || question !== null || changes !== null}>
      <CartOverlays />
    </OnDemand>
  );
}
