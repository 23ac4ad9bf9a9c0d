import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { join } from "../../theme/join.js";

export const badgeTones = ["accent", "accent-soft", "ok", "warn", "bad", "info", "neutral", "glass"] as const;
export type BadgeTone = (typeof badgeTones)[number];

const badge = cva(
  "inline-flex min-h-tag flex-none items-center gap-1.25 rounded-tag px-2.25 text-f1 leading-none font-semibold whitespace-nowrap arabic:pb-px",
  {
    variants: {
      tone: {
        accent: "bg-accent text-on-accent",
        "accent-soft": "bg-accent-soft text-accent-text",
        ok: "bg-ok-soft text-ok-text",
        warn: "bg-warn-soft text-warn-text",
        bad: "bg-bad-soft text-bad-text",
        info: "bg-info-soft text-info-text",
        neutral: "bg-sunken text-muted",
        glass: "bg-glass text-text",
      } satisfies Record<BadgeTone, string>,
    },
  },
);

export interface BadgeProps extends ComponentProps<"span"> {
  /**
   * `accent` an offer on a picture, `accent-soft` money off, `ok` paid, on the way, delivered, `warn` few left,
   * pre-order, pending, `bad` cancelled, `neutral` facts, `glass` words on a picture.
   */
  tone?: BadgeTone | undefined;
  /** Before the words: `<Icon size="small">`. */
  icon?: ReactNode;
}

/** A fact or a state in one or two words. Never pressed: that is a `Chip`. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone} {...rest} className={join(badge({ tone }), className)}>
      {icon}
      {children}
    </span>
  );
}
