"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import { ChartFrame, type ChartProps, type ChartSeries } from "./chart-frame.js";
import { linePath } from "./line-path.js";

const lineClass = cva("fill-none [stroke-linejoin:round] [stroke-linecap:round]", {
  variants: {
    series: {
      0: "stroke-ink forced-colors:stroke-[CanvasText]",
      1: "stroke-muted [stroke-dasharray:5_4]",
      2: "stroke-primary [stroke-dasharray:1_5]",
    },
  },
});

function Lines({ series, max }: { series: readonly ChartSeries[]; max: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute inset-0 size-full overflow-visible"
    >
      {/* The first on top. */}
      {series
        .map(({ name, values }, at) => (
          <path
            key={name}
            d={linePath(values, max)}
            vectorEffect="non-scaling-stroke"
            strokeWidth={at === 0 ? 2.5 : 1.8}
            className={lineClass({ series: at as 0 })}
          />
        ))
        .toReversed()}
    </svg>
  );
}

/** How figures develop: orders by hour, takings by day. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props} slot="line-chart" draw={(max) => <Lines series={props.series} max={max} />} />
  );
}

const barClass = cva("min-w-0 flex-1 rounded-t-[3px]", {
  variants: {
    series: {
      0: "bg-ink forced-colors:bg-[CanvasText]",
      1: "border border-muted bg-[repeating-linear-gradient(135deg,var(--ui-muted)_0_1px,transparent_1px_5px)]",
      2: "bg-primary forced-colors:border",
    },
  },
});

/** Figures beside each other: orders by store, takings by weekday. */
export function BarChart(props: ChartProps) {
  const { categories, series } = props;
  return (
    <ChartFrame
      {...props}
      slot="bar-chart"
      draw={(max) => (
        <div className="absolute inset-0 flex">
          {categories.map((category, at) => (
            <div key={category} className="grid min-w-0 flex-1 justify-items-center">
              <div className="flex h-full w-5/6 min-w-0 items-end gap-px">
                {series.map(({ name, values }, index) => (
                  <span
                    key={name}
                    className={barClass({ series: index as 0 })}
                    style={{ height: `${((values[at] ?? 0) / max) * 100}%` }}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    />
  );
}

export interface SparklineProps extends Omit<ComponentProps<"svg">, "values"> {
  /** What it shows, in words: "rising, from 12 to 31". Without it the figure beside it says everything. */
  label?: string | undefined;
  values: readonly (number | null)[];
}

/** A line without axes, beside a figure. */
export function Sparkline({ label, values, className, ...rest }: SparklineProps) {
  const max = Math.max(1e-9, ...values.map((value) => value ?? 0));
  return (
    <svg
      data-slot="sparkline"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...rest}
      className={cx("h-8 w-full overflow-visible py-0.5", className)}
    >
      <path
        d={linePath(values, max)}
        vectorEffect="non-scaling-stroke"
        strokeWidth={2}
        className={lineClass({ series: 0 })}
      />
    </svg>
  );
}
