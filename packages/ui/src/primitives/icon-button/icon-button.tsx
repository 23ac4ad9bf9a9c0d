"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../icon/index.js";

export const iconButtonVariants = ["outline", "quiet", "glass", "soft", "plain", "ink"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
export const iconButtonSizes = ["medium", "small"] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

// Colours and measures are in theme/button.css, by the attributes of variant and size.
const iconButtonClass = cva("ui-pressable ui-icon-button", {
  variants: { size: { medium: "", small: "hit-area" } satisfies Record<IconButtonSize, string> },
});

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
      data-variant={variant}
      data-size={size}
      type={isLink ? undefined : "button"}
      {...(rest as ComponentProps<"button">)}
      className={iconButtonClass({ size, className })}
    >
      <Icon of={icon} flip={flip} className={iconClassName} />
      {children}
    </Root>
  );
}
