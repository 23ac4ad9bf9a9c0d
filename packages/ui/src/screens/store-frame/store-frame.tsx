"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import { shellMessages, useMessages } from "../../locale/index.js";
import { SkipLink } from "../../primitives/skip-link/index.js";
import { join } from "../../theme/join.js";
import { ViewCartBar, type ViewCartBarProps } from "../../widgets/view-cart-bar/index.js";

/** The cart as the screens of a store show it: a bar on phones, a panel beside the menu on desktop. */
export interface StoreFrameCart {
  /** What is in the cart, for the bar on phones. */
  cart?: Pick<ViewCartBarProps, "count" | "total" | "onOpen" | "href"> | undefined;
  /** The cart beside the menu, on desktop. */
  cartPanel?: ReactNode;
}

export interface StoreFrameProps extends ComponentProps<"div">, StoreFrameCart {}

/** What the screens of a store stand in: the menu, and the cart within reach. */
export function StoreFrame({ cart, cartPanel, className, children, ...rest }: StoreFrameProps) {
  const { t } = useMessages();
  const cartId = useId();
  const beside = cartPanel !== undefined && cartPanel !== null;
  return (
    <div
      data-slot="store-frame"
      data-phone-header="own"
      data-phone-bar="own"
      {...rest}
      className={join("flex flex-1 flex-col", className)}
    >
      <div
        className={join(
          "flex-1 desktop:page desktop:pt-6",
          beside &&
            "desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-cart-side)] desktop:items-start desktop:gap-10",
        )}
      >
        <div className="flex min-h-full min-w-0 flex-col wrap-anywhere">
          {/* A menu is a hundred stops of the keyboard. */}
          {beside && (
            <SkipLink href={`#${cartId}`} className="max-desktop:hidden">
              {t(shellMessages.skipToCart)}
            </SkipLink>
          )}
          {children}
        </div>
        {beside && (
          <aside
            id={cartId}
            data-slot="store-cart"
            className="sticky top-26 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto desktop:block"
          >
            {cartPanel}
          </aside>
        )}
      </div>
      {cart && <ViewCartBar {...cart} />}
    </div>
  );
}
