"use client";
import type { ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import type { CartLineData } from "../../widgets/cart-line/index.js";
import {
  CartAction,
  CartContent,
  CartStore,
  splitCart,
  type CartContentProps,
} from "../../widgets/cart-panel/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";

export interface CartScreenProps<L extends CartLineData = CartLineData>
  extends CartContentProps<L>, Omit<ComponentProps<"div">, "children"> {
  backHref: string;
}

/** The cart as a page of its own, for a link or a reload. */
export function CartScreen<L extends CartLineData>({ backHref, className, ...props }: CartScreenProps<L>) {
  const { cart, rest } = splitCart<L, Omit<CartScreenProps<L>, "backHref" | "className">>(props);
  const { t } = useMessages();
  const vendor = cart.signInHref || cart.status !== "ready" ? null : cart.cart?.vendor;
  const hasAction = !cart.signInHref && cart.status !== "failed" && !!vendor && !!cart.cart?.items.length;
  return (
    <div data-slot="cart-screen" {...rest} className={join("flex flex-1 flex-col", className)}>
      <div className="page wrap-anywhere pb-8 desktop:pb-16">
        <ScreenHead backHref={backHref} title={t(cartMessages.title)} />
        <CartContent
          {...cart}
          wide={{
            lead: vendor && (
              <div className="pb-3">
                <CartStore vendor={vendor} storeHref={cart.storeHref} />
              </div>
            ),
            action: hasAction && (
              <div className="mt-6 max-desktop:hidden">
                <CartAction {...cart} />
              </div>
            ),
          }}
        />
      </div>
      {hasAction && (
        <StickyActionBar>
          <CartAction {...cart} />
        </StickyActionBar>
      )}
    </div>
  );
}
