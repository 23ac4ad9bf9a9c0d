"use client";
import type { ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import type { CartLineData } from "../../widgets/cart-line/index.js";
import { CartAction, CartContent, CartStore, type CartViewModel } from "../../widgets/cart-content/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";

export interface CartScreenProps<L extends CartLineData = CartLineData> extends Omit<
  ComponentProps<"div">,
  "children"
> {
  cart: CartViewModel<L>;
  backHref: string;
}

/** The cart as a page, for direct links and reloads. */
export function CartScreen<L extends CartLineData>({
  cart,
  backHref,
  className,
  ...rest
}: CartScreenProps<L>) {
  const { t } = useMessages();
  const store = cart.signInHref || cart.status !== "ready" ? null : cart.data?.vendor;
  const hasAction = !cart.signInHref && cart.status !== "failed" && !!store && !!cart.data?.items.length;
  return (
    <div data-slot="cart-screen" {...rest} className={cx("flex flex-1 flex-col", className)}>
      <div className="page wrap-anywhere pb-8 desktop:pb-16">
        <ScreenHead backHref={backHref} title={t(cartMessages.title)} />
        <CartContent
          cart={cart}
          wide={{
            lead: store && (
              <div className="pb-3">
                <CartStore store={store} storeHref={cart.storeHref} />
              </div>
            ),
            action: hasAction && (
              <div className="mt-6 max-desktop:hidden">
                <CartAction cart={cart} />
              </div>
            ),
          }}
        />
      </div>
      {hasAction && (
        <StickyActionBar>
          <CartAction cart={cart} />
        </StickyActionBar>
      )}
    </div>
  );
}
