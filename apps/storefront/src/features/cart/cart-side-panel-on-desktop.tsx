import { useMediaQuery } from "@talabee/ui/app";
import { lazyComponent, OnDemand } from "../../platform/index.js";

const { Component: CartSidePanel } = lazyComponent(() => import("./cart-side-panel.js"));

/** The design system's desktop breakpoint, from which the panel is visible. */
const DESKTOP = "(min-width: 56.25rem)";

/** The cart beside a menu. Phones, which do not show it, load neither its code nor its coupons. */
export function CartSidePanelOnDesktop() {
  return (
    <OnDemand when={useMediaQuery(DESKTOP)}>
      <CartSidePanel />
    </OnDemand>
  );
}
