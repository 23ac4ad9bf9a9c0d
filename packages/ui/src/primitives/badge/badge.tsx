import { memo, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";

export const badgeTones = ["accent", "success", "warning", "danger", "info", "neutral"] as const;
export type BadgeTone = (typeof badgeTones)[number];
export const badgeVariants = ["soft", "solid", "glass"] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * `accent`: discount; `success`: paid, on the way, delivered; `warning`: few left, pre-order, pending; `danger`:
   * canceled; `neutral`: facts.
   */
  tone?: BadgeTone | undefined;
  /** On images: `solid` for an accent, `glass` for a neutral fact. Everywhere else `soft`. */
  variant?: BadgeVariant | undefined;
  /** Before the text: `<Icon size="small">`. */
  icon?: ReactNode;
}

/** A fact or status in one or two words. Not interactive: use `Chip` for that. Memoized. */
export const Badge = memo(function Badge({
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
});
