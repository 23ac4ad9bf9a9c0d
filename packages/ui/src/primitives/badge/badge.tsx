import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";

export const badgeTones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;
export type BadgeTone = (typeof badgeTones)[number];
export const badgeVariants = ["soft", "solid", "glass"] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * `accent` a discount, `success` paid, on the way, delivered, `warning` few left, pre-order, pending, `danger`
   * canceled, `neutral` facts.
   */
  tone?: BadgeTone | undefined;
  /** On pictures: `solid` for an accent, `glass` for a neutral fact. Everywhere else `soft`. */
  variant?: BadgeVariant | undefined;
  /** Before the words: `<Icon size="small">`. */
  icon?: ReactNode;
}

/** A fact or a state in one or two words. Never pressed: that is a `Chip`. */
export function Badge({
  tone = "neutral",
  variant = "soft",
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      data-slot="badge"
      data-tone={tone}
      data-variant={variant}
      {...rest}
      className={cx("ui-tone ui-badge", className)}
    >
      {icon}
      {children}
    </span>
  );
}
