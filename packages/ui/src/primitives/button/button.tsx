"use client";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { join } from "../../theme/join.js";

export const buttonVariants = ["primary", "quiet", "outline", "soft", "text", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ["medium", "small"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

// Plain records, not cva: the two buttons are in nearly every bundle, and cva with clsx is 0.6 kB.
const ground = [
  "relative inline-flex items-center gap-2 justify-center text-center font-semibold select-none transition-colors",
  "has-data-[slot=button-end]:justify-between has-data-[slot=button-end]:text-start",
  "disabled:border-transparent disabled:bg-sunken disabled:text-faint",
  // While it waits, what it says keeps its room.
  "aria-busy:*:data-slot:opacity-0",
].join(" ");
const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press",
  quiet: "bg-sunken text-text hover:bg-border active:bg-border",
  outline: "border-[1.5px] border-border bg-surface text-text hover:bg-sunken active:bg-border",
  soft: "bg-primary-soft text-primary-text hover:bg-primary-22 active:bg-primary-30",
  text: "text-primary-text hover:bg-primary-soft active:bg-primary-22 disabled:bg-transparent!",
  danger: "bg-bad text-on-solid hover:bg-bad-text active:bg-bad-text",
};
const sizes: Record<ButtonSize, string> = {
  medium: "min-h-control rounded-button px-6 py-2.5 text-f3 has-data-[slot=button-end]:px-5",
  small: "min-h-control-small rounded-button-small px-4.5 py-2 text-f2 has-data-[slot=button-end]:px-4",
};

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
      aria-busy={loading}
      aria-disabled={loading}
      type={isLink ? undefined : "button"}
      {...(rest as ComponentProps<"button">)}
      {...(loading && { onClick: (event) => event.preventDefault() })}
      className={join(ground, variants[variant], sizes[size], wide && "w-full", className)}
    >
      <span data-slot="button-label" className="inline-flex items-center gap-2 min-w-0">
        {icon}
        {children}
      </span>
      {end && (
        <span data-slot="button-end" className="inline-flex items-center gap-2 flex-none">
          {end}
        </span>
      )}
      {loading && <span className="spinner absolute inset-0 m-auto" />}
    </Root>
  );
}
