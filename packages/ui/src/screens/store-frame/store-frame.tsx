"use client";
import {
  isValidElement,
  lazy,
  Suspense,
  useId,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import { shellMessages, useMessages } from "../../locale/index.js";
import { SkipLink } from "../../primitives/skip-link/index.js";
import { cx } from "../../lib/cx.js";
import { persistently } from "../../lib/next-chance.js";
import type { PreorderBarProps } from "../../widgets/preorder-bar/index.js";
import { ViewCartBar, type ViewCartBarProps } from "../../widgets/view-cart-bar/index.js";

// Most stores take orders: their pages do without it.
const PreorderBar = lazy(() =>
  persistently(async () => ({
    default: (await import("../../widgets/preorder-bar/index.js")).PreorderBar,
  })),
);

/** Cart of the store screens: a bar on phones, a panel beside the menu on desktop. */
export interface StoreFrameCart {
  /** Summary of the cart for the bar on phones; or the bar, which can then follow the cart without rendering the menu. */
  cart?: Pick<ViewCartBarProps, "count" | "pieces" | "total" | "onOpen" | "href"> | ReactElement | undefined;
  /** Cart panel beside the menu; desktop only. */
  cartPanel?: ReactNode;
  /** The store whose products are in the cart. */
  cartStoreId?: string | undefined;
}

export interface StoreFrameProps extends ComponentProps<"div">, Omit<StoreFrameCart, "cartStoreId"> {
  /** Set while the store can only be ordered from ahead and nothing is in the cart: the bar that starts it. */
  preorder?: Pick<PreorderBarProps, "from" | "onStart"> | undefined;
}

/** Frame of the store screens: menu and cart. */
export function StoreFrame({ cart, cartPanel, preorder, className, children, ...rest }: StoreFrameProps) {
  const { t } = useMessages();
  const cartId = useId();
  const hasPanel = cartPanel !== undefined && cartPanel !== null;
  return (
    <div
      data-slot="store-frame"
      data-phone-header="own"
      data-phone-bar="own"
      {...rest}
      className={cx("flex flex-1 flex-col", className)}
    >
      <div
        className={cx(
          "flex-1 desktop:page desktop:pt-6",
          hasPanel &&
            "desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-cart-side)] desktop:items-start desktop:gap-10",
        )}
      >
        <div className="flex min-h-full min-w-0 flex-col wrap-anywhere">
          {/* Lets keyboard users skip a menu with a hundred tab stops. */}
          {hasPanel && (
            <SkipLink href={`#${cartId}`} className="max-desktop:hidden">
              {t(shellMessages.skipToCart)}
            </SkipLink>
          )}
          {children}
          {preorder && (
            <Suspense>
              <PreorderBar {...preorder} />
            </Suspense>
          )}
        </div>
        {hasPanel && (
          <aside
            id={cartId}
            data-slot="store-cart"
            data-keep-clear
            className="sticky top-26 hidden max-h-[calc(100dvh-8rem-var(--ui-floating))] overflow-y-auto desktop:block"
          >
            {cartPanel}
          </aside>
        )}
      </div>
      {cart && !preorder && (isValidElement(cart) ? cart : <ViewCartBar {...cart} />)}
    </div>
  );
}
