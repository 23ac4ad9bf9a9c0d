"use client";
import type { ComponentProps } from "react";
import { useFormat, useMessages, catalogueMessages, shellMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { cx } from "../../lib/cx.js";

export interface ViewCartBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** Number of products in the cart; nothing is shown at 0. */
  count: number;
  /** Number of their pieces: the count animates with each one that is added. */
  pieces?: number | undefined;
  /** Total in minor units; omitted while unknown. */
  total?: number | null | undefined;
  /** Opens the cart; or `href` links to it. */
  onOpen?: (() => void) | undefined;
  href?: string | undefined;
}

/**
 * Link to the cart at the bottom of the screen while shopping. Phones only: on desktop the cart is next to the menu.
 */
export function ViewCartBar({
  count,
  pieces = count,
  total,
  onOpen,
  href,
  className,
  ...rest
}: ViewCartBarProps) {
  const { t } = useMessages();
  const { money, number } = useFormat();
  if (count <= 0) return null;
  const known = total !== null && total !== undefined;
  const buttonProps = {
    wide: true,
    icon: (
      <span
        key={pieces}
        aria-hidden
        // CSS generated content: the accessible label contains the number.
        data-count={number(count)}
        className="me-1 grid h-6.5 min-w-6.5 animate-bump place-items-center rounded-full bg-current/20 px-1 text-small leading-none before:content-[attr(data-count)]"
      />
    ),
    end: known ? <bdi translate="no">{money(total)}</bdi> : undefined,
    children: (
      <span>
        <span>{t(catalogueMessages.viewCart)}</span>
        <span className="sr-only"> {t(shellMessages.cartItems, { count })}</span>
      </span>
    ),
  };
  return (
    <div
      data-slot="view-cart-bar"
      data-keep-clear
      {...rest}
      className={cx(
        "sticky bottom-0 z-bar animate-rise-in border-t border-border bg-bar px-gutter pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:hidden print:hidden",
        className,
      )}
    >
      {href === undefined ? (
        <Button {...buttonProps} onClick={onOpen} />
      ) : (
        <Button {...buttonProps} href={href} />
      )}
    </div>
  );
}
