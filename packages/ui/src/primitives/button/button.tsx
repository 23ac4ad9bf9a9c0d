"use client";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export const buttonVariants = ["primary", "quiet", "outline", "soft", "text", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ["medium", "small"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

// The look is theme/button.css, by the attributes of variant and size.
interface OwnProps {
  /** `primary` once a screen. `outline` and `quiet` beside it, `soft` inside cards, `text` where a box is too much. */
  variant?: ButtonVariant | undefined;
  /** 52 or 44 high. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** After the label, at the end of the button: the price of a sticky action, a count. */
  end?: ReactNode;
  /** Waiting for an answer: keeps its size and focus, ignores presses. */
  loading?: boolean | undefined;
  children: ReactNode;
}

/** A button that acts, or, with `href`, a link that looks like one. */
export type ButtonProps = OwnProps &
  (
    | (ComponentProps<"button"> & { href?: undefined })
    | (Omit<ComponentProps<"a">, "href"> & { href: string; loading?: undefined; disabled?: undefined })
  );

/** One action. The label is a verb and says what happens; when it costs money, `end` carries the price. */
export function Button({
  variant = "primary",
  size = "medium",
  wide = false,
  icon,
  end,
  loading,
  children,
  className,
  ...rest
}: ButtonProps) {
  const isLink = rest.href !== undefined;
  const Root = (isLink ? Anchor : "button") as "button";
  return (
    <Root
      data-slot="button"
      data-variant={variant}
      data-size={size}
      aria-busy={loading}
      aria-disabled={loading}
      type={isLink ? undefined : "button"}
      {...(rest as ComponentProps<"button">)}
      {...(loading && { onClick: (event) => event.preventDefault() })}
      className={cx("ui-pressable ui-button", wide && "w-full", className)}
    >
      <span data-slot="button-label">
        {icon}
        {children}
      </span>
      {end && (
        <span data-slot="button-end" className="flex-none">
          {end}
        </span>
      )}
      {loading && <span className="spinner absolute inset-0 m-auto" />}
    </Root>
  );
}
