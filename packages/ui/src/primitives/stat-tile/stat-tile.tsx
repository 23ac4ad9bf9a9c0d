"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { Skeleton, SkeletonGroup } from "../skeleton/index.js";

export const statTones = ["neutral", "success", "warning", "danger"] as const;
export type StatTone = (typeof statTones)[number];

const valueClass = cva("heading text-title break-words tabular-nums", {
  variants: {
    tone: {
      neutral: "",
      success: "text-success-text",
      warning: "text-warning-text",
      danger: "text-danger-text",
    } satisfies Record<StatTone, string>,
  },
});
const changeClass = cva("text-small", {
  variants: {
    tone: {
      neutral: "text-muted",
      success: "text-success-text",
      warning: "text-warning-text",
      danger: "text-danger-text",
    } satisfies Record<StatTone, string>,
  },
});

export interface StatTileProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is counted. */
  label: ReactNode;
  /** The figure, as people read it: `useFormat()`. */
  value: ReactNode;
  /** Before the label: a small `Icon`. */
  icon?: ReactNode;
  /** What the figure is made of, or compared with. */
  description?: ReactNode;
  /** Color of the figure: `danger` asks for action. The words say the same. */
  tone?: StatTone | undefined;
  /** Color of the description, such as that of a change. */
  descriptionTone?: StatTone | undefined;
  /** Drawn under the figure: a `Sparkline`. */
  chart?: ReactNode;
  /** Page that shows what was counted; the whole tile is the link. */
  href?: string | undefined;
  loading?: boolean | undefined;
}

/** One figure of a business, with its name and what it means. */
export function StatTile({
  label,
  value,
  icon,
  description,
  tone = "neutral",
  descriptionTone = "neutral",
  chart,
  href,
  loading,
  className,
  ...rest
}: StatTileProps) {
  return (
    <div
      data-slot="stat-tile"
      data-tone={tone}
      {...rest}
      className={statTileClass({ link: href !== undefined, className })}
    >
      <div data-slot="stat-tile-label" className="flex min-w-0 items-center gap-2 text-small text-muted">
        {icon}
        {href === undefined ? (
          <span className="min-w-0 wrap-anywhere">{label}</span>
        ) : (
          <Anchor
            href={href}
            className="min-w-0 wrap-anywhere after:absolute after:inset-0 after:rounded-picture"
          >
            {label}
          </Anchor>
        )}
      </div>
      {loading ? (
        <SkeletonGroup className="grid gap-2 py-2">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="w-28" />
        </SkeletonGroup>
      ) : (
        <>
          <div data-slot="stat-tile-value" className={valueClass({ tone })}>
            {value}
          </div>
          {description && (
            <div data-slot="stat-tile-description" className={changeClass({ tone: descriptionTone })}>
              {description}
            </div>
          )}
          {chart}
        </>
      )}
    </div>
  );
}

const statTileClass = cva(
  "relative grid min-w-0 content-start gap-1 rounded-picture border border-border bg-surface px-4.5 py-4",
  { variants: { link: { true: "transition-colors hover:border-control", false: "" } } },
);
