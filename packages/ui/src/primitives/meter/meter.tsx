"use client";
import { cva } from "class-variance-authority";
import { useId, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { useFormat } from "../../locale/index.js";

export const meterTones = ["neutral", "success", "warning", "danger"] as const;
export type MeterTone = (typeof meterTones)[number];

const fillClass = cva("h-full rounded-full transition-[width] duration-drawer forced-colors:bg-[Highlight]", {
  variants: {
    tone: {
      neutral: "bg-ink",
      success: "bg-success",
      warning: "bg-warning",
      danger: "bg-danger",
    } satisfies Record<MeterTone, string>,
  },
});

export interface MeterProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is measured. */
  label: ReactNode;
  value: number;
  min?: number | undefined;
  /** 100 by default. */
  max?: number | undefined;
  /** The value as people read it, shown at the end and read aloud; a percentage by default. */
  valueText?: string | undefined;
  /** Color. The value's text says the same. */
  tone?: MeterTone | undefined;
}

/** How much of something there is or is used: stock, capacity, share of orders in time. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = "neutral",
  className,
  ...rest
}: MeterProps) {
  const format = useFormat();
  const labelId = useId();
  const bounded = Math.min(Math.max(value, min), max);
  const share = max > min ? (bounded - min) / (max - min) : 0;
  const text = valueText ?? format.percent(Math.round(share * 100));
  return (
    <div
      data-slot="meter"
      data-tone={tone}
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={bounded}
      aria-valuetext={text}
      {...rest}
      className={cx("grid min-w-0 gap-1.5", className)}
    >
      <div className="flex justify-between gap-3 text-small">
        <span id={labelId} data-slot="meter-label" className="min-w-0 wrap-anywhere">
          {label}
        </span>
        <span data-slot="meter-value" className="flex-none font-medium">
          {text}
        </span>
      </div>
      <div className="h-2 overflow-clip rounded-full bg-sunken forced-colors:border">
        <div className={fillClass({ tone })} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
