"use client";
import type { MouseEvent } from "react";
import { useText } from "../../locale/index.js";
import { Drawer } from "../../primitives/drawer/index.js";
import type { CartLineData } from "../cart-line/index.js";
import { CartAction, CartContent, CartVendor, type CartContentProps } from "../cart-panel/index.js";

export interface CartDrawerProps<L extends CartLineData = CartLineData> extends CartContentProps<L> {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button, and when one of its links is followed. */
  onOpenChange: (open: boolean) => void;
}

/** The cart from the inline end: full on phones, 472 px on desktop. */
export function CartDrawer<L extends CartLineData>({ open, onOpenChange, ...cart }: CartDrawerProps<L>) {
  const { t } = useText();
  const vendor = cart.signInHref || cart.status !== "ready" ? null : cart.cart?.vendor;
  const hasAction =
    !cart.signInHref && cart.status !== "failed" && !!cart.cart?.vendor && cart.cart.items.length > 0;
  const leave = (event: MouseEvent) => {
    if ((event.target as Element).closest("a[href]")) onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t("cart.title")}
      header={
        vendor && (
          <div onClick={leave}>
            <CartVendor vendor={vendor} storeHref={cart.storeHref} />
          </div>
        )
      }
      footer={
        hasAction && (
          <div onClick={leave} className="grid">
            <CartAction {...cart} />
          </div>
        )
      }
    >
      <div data-slot="cart-drawer" onClick={leave} className="-mt-1.5">
        <CartContent {...cart} />
      </div>
    </Drawer>
  );
}
