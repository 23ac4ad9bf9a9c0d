"use client";
import type { ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Drawer } from "../../primitives/drawer/index.js";
import type { CartLineData } from "../cart-line/index.js";
import { CartAction, CartContent, CartStore, splitCart, type CartContentProps } from "../cart-panel/index.js";

export interface CartDrawerProps<L extends CartLineData = CartLineData>
  extends Omit<CartContentProps<L>, "onFollow">, Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button, and when one of its links is followed. */
  onOpenChange: (open: boolean) => void;
}

/** The cart from the inline end: full on phones, 472 px on desktop. */
export function CartDrawer<L extends CartLineData>({ open, onOpenChange, ...given }: CartDrawerProps<L>) {
  const { t } = useMessages();
  const { cart: content, rest } = splitCart<L, CartContentProps<L>>(given);
  const cart = { ...content, onFollow: () => onOpenChange(false) };
  const vendor = cart.signInHref || cart.status !== "ready" ? null : cart.cart?.vendor;
  const hasAction = vendor && cart.cart && cart.cart.items.length > 0;
  return (
    <Drawer
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={t(cartMessages.title)}
      header={vendor && <CartStore vendor={vendor} storeHref={cart.storeHref} onFollow={cart.onFollow} />}
      footer={hasAction && <CartAction {...cart} />}
    >
      <div data-slot="cart-drawer" className="-mt-1.5">
        <CartContent {...cart} />
      </div>
    </Drawer>
  );
}
