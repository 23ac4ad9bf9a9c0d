import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";

export const badgeTones = [
  "accent",
  "accent-soft",
  "success",
  "warning",
  "danger",
  "info",
  "neutral",
  "glass",
] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * `accent` an offer on a picture, `accent-soft` a discount, `success` paid, on the way, delivered, `warning` few
   * left, pre-order, pending, `danger` canceled, `neutral` facts, `glass` text on a picture.
   */
  tone?: BadgeTone | undefined;
  /** Before the words: `<Icon size="small">`. */
  icon?: ReactNode;
}

/** A fact or a state in one or two words. Never pressed: that is a `Chip`. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone} {...rest} className={cx("ui-tone ui-badge", className)}>
      {icon}
      {children}
    </span>
  );
}
