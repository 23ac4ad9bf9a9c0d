"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import type { IconDrawing } from "../icon/index.js";
import { useIcon } from "../icon/use-icon.js";

export const iconButtonVariants = ["outline", "quiet", "glass", "soft", "plain", "ink"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];
export const iconButtonSizes = ["medium", "small"] as const;
export type IconButtonSize = (typeof iconButtonSizes)[number];

// Styled in theme/button.css by the data attributes of variant and size.
const iconButtonClass = cva("ui-pressable ui-icon-button", {
  variants: { size: { medium: "", small: "hit-area" } satisfies Record<IconButtonSize, string> },
});

interface OwnProps {
  /** Accessible name: what the button does. */
  "aria-label": string;
  /** An icon: `<Heart />`, or Lucide's component. */
  icon: IconDrawing;
  /** Mirrors the icon in RTL: arrows and chevrons. */
  flip?: boolean | undefined;
  /** `glass` on images, `outline` in headers, `quiet` to close and go back, `soft` to add. */
  variant?: IconButtonVariant | undefined;
  /** 44 px, or 40 px with a 44 px target. */
  size?: IconButtonSize | undefined;
  /** Class of the icon, such as a filled heart's. */
  iconClassName?: string | undefined;
  /** On the corner: a `CountBadge`. */
  children?: ReactNode;
}

export type IconButtonProps = OwnProps &
  (
    | (Omit<ComponentProps<"button">, "aria-label"> & { href?: undefined })
    | (Omit<ComponentProps<"a">, "aria-label"> & { href: string; disabled?: undefined })
  );

/** Round button with only an icon. If there is space for a label, use `Button`. */
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
  const drawing = useIcon({ of: icon, flip, className: iconClassName });
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
      {drawing}
      {children}
    </Root>
  );
}
