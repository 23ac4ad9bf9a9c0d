"use client";
import type { ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Drawer } from "../../primitives/drawer/index.js";
import { CartAction, CartContent, CartStore, type CartViewModel } from "../cart-content/index.js";
import type { CartLineData } from "../cart-line/index.js";

export interface CartDrawerProps<L extends CartLineData = CartLineData> extends Omit<
  ComponentProps<"div">,
  "title" | "role" | "children"
> {
  cart: Omit<CartViewModel<L>, "onNavigate">;
  open: boolean;
  /** Called with `false` by Esc, the scrim, the close button, and when one of its links is followed. */
  onOpenChange: (open: boolean) => void;
}

/** The cart from the inline end: full width on phones, 472 px on desktop. */
export function CartDrawer<L extends CartLineData>({
  cart,
  open,
  onOpenChange,
  ...rest
}: CartDrawerProps<L>) {
  const { t } = useMessages();
  const content: CartViewModel<L> = { ...cart, onNavigate: () => onOpenChange(false) };
  const store = cart.signInHref || cart.status !== "ready" ? null : cart.data?.vendor;
  const hasAction = store && cart.data && cart.data.items.length > 0;
  return (
    <Drawer
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={t(cartMessages.title)}
      header={store && <CartStore store={store} storeHref={cart.storeHref} onNavigate={content.onNavigate} />}
      footer={hasAction && <CartAction cart={content} />}
    >
      <div data-slot="cart-drawer" className="-mt-1.5">
        <CartContent cart={content} />
      </div>
    </Drawer>
  );
}
