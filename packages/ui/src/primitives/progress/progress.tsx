import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export const progressSizes = ["medium", "small"] as const;
export type ProgressSize = (typeof progressSizes)[number];

const progressClass = cva("w-full overflow-clip rounded-full bg-sunken", {
  variants: { size: { medium: "h-2", small: "h-1.5" } satisfies Record<ProgressSize, string> },
});

export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  value: number;
  /** Maximum value; 100 by default. */
  max?: number | undefined;
  /** Accessible name; or use `aria-labelledby`. */
  label?: string | undefined;
  /** `aria-valuetext`: "QAR 4.00 to go". */
  valueText?: string | undefined;
  /** Height: 8 or 6 px. */
  size?: ProgressSize | undefined;
}

/** Progress bar: ink while incomplete, green at the maximum. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  size = "medium",
  className,
  ...rest
}: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
  const reached = share === 1;
  return (
    <div
      data-slot="progress"
      data-size={size}
      data-state={reached ? "reached" : "going"}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      aria-label={label}
      {...rest}
      className={progressClass({ size, className })}
    >
      <div
        className={cx(
          "h-full rounded-full transition-[width,background-color] duration-drawer forced-colors:bg-[Highlight]",
          reached ? "bg-success" : "bg-ink",
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
