"use client";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export const buttonVariants = ["primary", "quiet", "outline", "soft", "text", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ["medium", "small"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

// Styled in theme/button.css by the data attributes of variant and size.
interface OwnProps {
  /**
   * `primary` once per screen; `outline` and `quiet` next to it, `soft` inside cards, `text` where a box is too heavy.
   */
  variant?: ButtonVariant | undefined;
  /** Height: 52 or 44 px. */
  size?: ButtonSize | undefined;
  /** Takes the full width of its container. */
  wide?: boolean | undefined;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** After the label, at the inline end: a price or a count. */
  end?: ReactNode;
  /** Shows a spinner, keeps size and focus, and ignores clicks. */
  loading?: boolean | undefined;
  children: ReactNode;
}

/** A native button or, with `href`, a link styled as a button. */
export type ButtonProps = OwnProps &
  (
    | (ComponentProps<"button"> & { href?: undefined })
    | (Omit<ComponentProps<"a">, "href"> & { href: string; disabled?: undefined })
  );

/** Performs one action. The label is a verb that states the effect; if it costs money, `end` shows the price. */
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
