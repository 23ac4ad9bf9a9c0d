"use client";
import { cva } from "class-variance-authority";
import { ShoppingBag } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps } from "react";
import { useFormat, Anchor, useMessages, commonMessages, shellMessages } from "../../locale/index.js";
import { CountBadge } from "../../primitives/count-badge/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

export const cartButtonVariants = ["both", "round", "pill"] as const;
export type CartButtonVariant = (typeof cartButtonVariants)[number];

const round =
  "size-touch rounded-full border border-border bg-surface text-text hover:bg-sunken active:bg-border";

const cartButtonClass = cva("relative inline-flex flex-none items-center justify-center transition-colors", {
  variants: {
    variant: {
      both: [
        round,
        "desktop:h-12 desktop:w-auto desktop:gap-2 desktop:border-0 desktop:bg-primary desktop:px-4.5 desktop:text-on-primary desktop:hover:bg-primary-hover desktop:active:bg-primary-press",
      ],
      round,
      pill: "h-12 gap-2 rounded-full bg-primary px-4.5 text-on-primary hover:bg-primary-hover active:bg-primary-press",
    } satisfies Record<CartButtonVariant, string | string[]>,
  },
});
/** Parts that only the pill shows: the label and the count next to it. */
const onPillClass = cva("", {
  variants: {
    variant: { both: "hidden desktop:block", round: "hidden", pill: "" } satisfies Record<
      CartButtonVariant,
      string
    >,
  },
});
/** Keeps the place of a count that is not known yet. */
const expectedCountClass = cva("-me-1.5 hidden h-[1.625rem] min-w-6.5 rounded-full bg-current/20", {
  variants: {
    variant: {
      both: "desktop:[[data-cart]_&]:block",
      round: "",
      pill: "[[data-cart]_&]:block",
    } satisfies Record<CartButtonVariant, string>,
  },
});
const badgeClass = cva("", {
  variants: {
    variant: { both: "desktop:hidden", round: "", pill: "" } satisfies Record<CartButtonVariant, string>,
  },
});

export interface CartButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Number of distinct products in the cart. */
  count: number;
  /** Number of their pieces: the count animates with each one that is added. */
  pieces?: number | undefined;
  /** The count is not known yet: its place is kept while `data-cart` on the root element says that the cart is filled. */
  loading?: boolean | undefined;
  /** Opens the cart next to the page … */
  onOpen?: (() => void) | undefined;
  /** … or links to it. */
  href?: string | undefined;
  /** `round` with a badge, `pill` with a label, or by default round on phones and a pill on desktop. */
  variant?: CartButtonVariant | undefined;
}

/** Button or link to the cart. The count animates and is announced when a product is added. */
export function CartButton({
  count,
  pieces = count,
  loading = false,
  onOpen,
  href,
  variant = "both",
  className,
  ...restProps
}: CartButtonProps) {
  // Rest props fit a button or a link.
  const rest: object = restProps;
  const { t } = useMessages();
  const { number } = useFormat();
  const [first] = useState(count);
  const [firstPieces] = useState(pieces);
  const label =
    count > 0
      ? `${t(shellMessages.cart)}${t(commonMessages.and)}${t(shellMessages.cartItems, { count })}`
      : t(shellMessages.cart);
  const buttonClass = cartButtonClass({ variant, className });
  const content = (
    <>
      <Icon of={ShoppingBag} />
      <span className={onPillClass({ variant, className: "text-small font-semibold" })}>
        {t(shellMessages.cart)}
      </span>
      {count > 0 && variant !== "round" && (
        <span
          key={pieces}
          aria-hidden
          data-slot="cart-count"
          // CSS generated content: the accessible label contains the number.
          data-count={number(count)}
          className={cx(
            "-me-1.5 min-w-6.5 rounded-full bg-current/20 px-1 text-center text-small leading-[1.625rem] font-semibold before:content-[attr(data-count)]",
            onPillClass({ variant }),
            pieces !== firstPieces && "animate-bump",
          )}
        />
      )}
      {loading && variant !== "round" && <span aria-hidden className={expectedCountClass({ variant })} />}
      {variant !== "pill" && <CountBadge count={count} pieces={pieces} className={badgeClass({ variant })} />}
    </>
  );
  return (
    <>
      {href === undefined ? (
        <button
          type="button"
          data-slot="cart-button"
          data-variant={variant}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={onOpen}
          {...rest}
          className={buttonClass}
        >
          {content}
        </button>
      ) : (
        <Anchor
          href={href}
          data-slot="cart-button"
          data-variant={variant}
          aria-label={label}
          {...rest}
          className={buttonClass}
        >
          {content}
        </Anchor>
      )}
      <output data-slot="cart-announcement" className="sr-only">
        {count === first ? "" : t(shellMessages.cartItems, { count })}
      </output>
    </>
  );
}
