"use client";
import { useText, cartWords } from "../../locale/index.js";
import type { CartLineData } from "../../widgets/cart-line/index.js";
import {
  CartAction,
  CartContent,
  CartVendor,
  type CartContentProps,
} from "../../widgets/cart-panel/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";

export interface CartScreenProps<L extends CartLineData = CartLineData> extends CartContentProps<L> {
  backHref: string;
}

/** The cart as a page of its own, for a link or a reload. */
export function CartScreen<L extends CartLineData>({ backHref, ...cart }: CartScreenProps<L>) {
  const { t } = useText();
  const vendor = cart.signInHref || cart.status !== "ready" ? null : cart.cart?.vendor;
  const hasAction = !cart.signInHref && cart.status !== "failed" && !!vendor && !!cart.cart?.items.length;
  return (
    <div data-slot="cart-screen" className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-180 px-gutter pb-8 desktop:pb-16">
        <ScreenHead backHref={backHref} title={t(cartWords.title)} />
        {vendor && (
          <div className="pb-3">
            <CartVendor vendor={vendor} storeHref={cart.storeHref} />
          </div>
        )}
        <CartContent {...cart} />
        {hasAction && (
          <div className="mt-6 max-desktop:hidden">
            <CartAction {...cart} />
          </div>
        )}
      </div>
      {hasAction && (
        <StickyActionBar>
          <CartAction {...cart} />
        </StickyActionBar>
      )}
    </div>
  );
}
