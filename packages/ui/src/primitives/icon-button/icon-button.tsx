"use client";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { Icon, type IconDrawing } from "../icon/index.js";

export const iconButtonVariants = ["outline", "quiet", "glass", "soft", "plain", "ink"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
export const iconButtonSizes = ["medium", "small"] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

// Plain records, not cva, as in `Button`. Disabled, the icon fades, not the button: its focus ring must stay as strong as
// any other.
const ground =
  "relative inline-grid flex-none place-items-center rounded-full transition-colors disabled:text-faint disabled:*:data-[slot=icon]:opacity-45 aria-disabled:text-faint aria-disabled:*:data-[slot=icon]:opacity-45";
const variants: Record<IconButtonVariant, string> = {
  outline: "border border-border bg-surface text-text hover:bg-sunken active:bg-border",
  quiet: "bg-sunken text-text hover:bg-border active:bg-border",
  // Not shadow-glass: there is a colour of that name, which Tailwind would make a shadow's colour too.
  glass: "bg-glass text-text [box-shadow:var(--ui-shadow-glass)] hover:bg-surface active:bg-sunken",
  soft: "bg-primary-soft text-primary-text hover:bg-primary-22 active:bg-primary-30",
  plain: "text-text hover:bg-sunken active:bg-border",
  ink: "bg-ink text-on-ink hover:bg-ink-88 active:bg-ink-80",
};
const sizes: Record<IconButtonSize, string> = { medium: "size-touch", small: "size-chip hit-area" };

interface OwnProps {
  /** What it does, in words: the only name it has. */
  "aria-label": string;
  /** A Lucide icon. */
  icon: IconDrawing;
  /** Mirrors the icon in RTL: arrows and chevrons. */
  flip?: boolean | undefined;
  /** `glass` on pictures, `outline` in headers, `quiet` to close and go back, `soft` to add. */
  variant?: IconButtonVariant | undefined;
  /** 44, or 40 with a 44 target. */
  size?: IconButtonSize | undefined;
  /** Class of the icon, for a filled heart. */
  iconClassName?: string | undefined;
  /** On the corner: a `CountBadge`. */
  children?: ReactNode;
}

export type IconButtonProps = OwnProps &
  (
    | (Omit<ComponentProps<"button">, "aria-label"> & { href?: undefined })
    | (Omit<ComponentProps<"a">, "aria-label"> & { href: string; disabled?: undefined })
  );

/** A round button with an icon alone. Where there is room for a word, use `Button`. */
export function IconButton({
  icon,
  flip,
  variant = "quiet",
  size = "medium",
  iconClassName,
  children,
  className,
  ...rest
}: IconButtonProps) {
  const isLink = rest.href !== undefined;
  const Root = (isLink ? Anchor : "button") as "button";
  return (
    <Root
      data-slot="icon-button"
      type={isLink ? undefined : "button"}
      {...(rest as ComponentProps<"button">)}
      className={join(ground, variants[variant], sizes[size], className)}
    >
      <Icon of={icon} flip={flip} className={iconClassName} />
      {children}
    </Root>
  );
}
