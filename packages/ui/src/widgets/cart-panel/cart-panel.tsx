"use client";
import { useId, type ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import {
  CartAction,
  CartContent,
  CartStore,
  CartStoreSkeleton,
  type CartViewModel,
} from "../cart-content/index.js";
import type { CartLineData } from "../cart-line/index.js";

export interface CartPanelProps<L extends CartLineData = CartLineData> extends Omit<
  ComponentProps<"section">,
  "children"
> {
  cart: CartViewModel<L>;
}

/** Cart next to the menu, on desktop: store, lines, progress, problems, costs and primary action. */
export function CartPanel<L extends CartLineData>({ cart, className, ...rest }: CartPanelProps<L>) {
  const { t } = useMessages();
  const titleId = useId();
  const store =
    cart.signInHref || cart.status !== "ready" || !cart.data?.items.length ? null : cart.data.vendor;
  return (
    <section
      data-slot="cart-panel"
      aria-labelledby={titleId}
      {...rest}
      className={cx("rounded-panel border border-border bg-surface p-5 desktop:p-6", className)}
    >
      <h2 id={titleId} className="heading text-heading">
        {t(cartMessages.title)}
      </h2>
      {cart.status === "loading" && !cart.signInHref && <CartStoreSkeleton className="mt-4 pb-2.5" />}
      {store && (
        <div className="mt-4 pb-2.5">
          <CartStore store={store} storeHref={cart.storeHref} onNavigate={cart.onNavigate} />
        </div>
      )}
      <CartContent cart={cart} />
      <div className="mt-4.5 empty:hidden">
        <CartAction cart={cart} />
      </div>
    </section>
  );
}
