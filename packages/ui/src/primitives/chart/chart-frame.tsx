"use client";
import { cva } from "class-variance-authority";
import {
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { cx } from "../../lib/cx.js";
import { dataMessages, useFormat, useMessages } from "../../locale/index.js";
import { Disclosure } from "../disclosure/index.js";
import { TableBody, TableCell, TableHeader, TableHeaderCell, TableRoot, TableRow } from "../table/index.js";
import { niceTicks } from "./nice-ticks.js";

/** One row of figures; null where there is none. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartProps extends Omit<ComponentProps<"figure">, "children"> {
  /** What the chart shows, above it. */
  label: ReactNode;
  /** Names on the axis: hours, days. */
  categories: readonly string[];
  /** Up to three; the first is what the chart is about, the others are compared with it. */
  series: readonly ChartSeries[];
  /** Head of the first column of the table. */
  categoryLabel: string;
  /** A figure as people read it. */
  formatValue?: ((value: number) => string) | undefined;
}

export interface ChartFrameProps extends ChartProps {
  slot: string;
  /** Draws the series on a field of 100 × 100, from `max` at the top to 0. */
  draw: (max: number, active: number | undefined) => ReactNode;
}

const swatchClass = cva("h-0 w-5 flex-none border-t-[3px]", {
  variants: {
    series: {
      0: "border-solid border-ink forced-colors:border-[CanvasText]",
      1: "border-dashed border-muted",
      2: "border-dotted border-primary",
    },
  },
});

/** Names of about six categories fit under a chart. */
const NAMES = 6;

/**
 * Title, legend, axes and figures of a chart. The axis runs from left to right in both languages, as clocks and calendars of
 * the Gulf do in charts. Arrow keys and the pointer read the figures of one category; the table has all of them.
 */
export function ChartFrame({
  slot,
  label,
  categories,
  series,
  categoryLabel,
  formatValue,
  draw,
  className,
  ...rest
}: ChartFrameProps) {
  const { t } = useMessages();
  const format = useFormat();
  const labelId = useId();
  const [active, setActive] = useState<number>();
  const textOf = formatValue ?? ((value: number) => format.number(value));
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const max = ticks.at(-1)!;
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? t(dataMessages.noFigure) : textOf(value);
  const last = categories.length - 1;
  const step = Math.max(1, Math.ceil(categories.length / NAMES));
  const spoken = (at: number) =>
    [categories[at], ...series.map(({ name, values }) => `${name}: ${figure(values[at])}`)].join("; ");

  function moveByKey(event: KeyboardEvent) {
    const at = active ?? last;
    const to = {
      ArrowLeft: Math.max(at - 1, 0),
      ArrowRight: Math.min(at + 1, last),
      ArrowDown: Math.max(at - 1, 0),
      ArrowUp: Math.min(at + 1, last),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setActive(active === undefined && event.key.startsWith("Arrow") ? last : to);
  }
  function pointAt(event: PointerEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0)
      setActive(
        Math.min(Math.max(Math.floor(((event.clientX - left) / width) * categories.length), 0), last),
      );
  }

  return (
    <figure data-slot={slot} {...rest} className={cx("m-0 min-w-0", className)}>
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <span id={labelId} data-slot={`${slot}-label`} className="me-auto font-semibold">
          {label}
        </span>
        {series.map(({ name, values }, at) => (
          <span
            key={name}
            data-slot={`${slot}-legend`}
            className="flex items-center gap-2 text-small text-muted"
          >
            <span className={swatchClass({ series: at as 0 })} />
            <span>{name}</span>
            {active !== undefined && <bdi className="font-medium text-text">{figure(values[active])}</bdi>}
          </span>
        ))}
        {active !== undefined && <span className="text-small font-medium">{categories[active]}</span>}
      </figcaption>
      <div dir="ltr" className="flex gap-2">
        <div
          aria-hidden
          className="flex h-45 flex-col-reverse justify-between text-end text-caption text-muted"
        >
          {ticks.map((tick) => (
            <bdi key={tick} className="-my-2">
              {textOf(tick)}
            </bdi>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div
            role="slider"
            tabIndex={0}
            aria-labelledby={labelId}
            aria-valuemin={0}
            aria-valuemax={Math.max(last, 0)}
            aria-valuenow={active ?? Math.max(last, 0)}
            aria-valuetext={spoken(active ?? last)}
            data-slot={`${slot}-plot`}
            onKeyDown={moveByKey}
            onBlur={() => setActive(undefined)}
            onPointerMove={pointAt}
            onPointerLeave={() => setActive(undefined)}
            className="relative h-45 touch-pan-y rounded-small"
          >
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute inset-x-0 border-t border-border"
                style={{ bottom: `${(tick / max) * 100}%` }}
              />
            ))}
            {active !== undefined && (
              <span
                className="absolute inset-y-0 border-s border-control"
                style={{ left: `${((active + 0.5) / categories.length) * 100}%` }}
              />
            )}
            {draw(max, active)}
          </div>
          <div aria-hidden className="relative mt-1.5 h-4 text-caption text-muted">
            {categories.map(
              (category, at) =>
                at % step === 0 && (
                  <span
                    key={category}
                    dir="auto"
                    className="absolute -translate-x-1/2 whitespace-nowrap"
                    style={{ left: `${((at + 0.5) / categories.length) * 100}%` }}
                  >
                    {category}
                  </span>
                ),
            )}
          </div>
        </div>
      </div>
      <Disclosure summary={t(dataMessages.chartTable)} className="mt-2 text-small">
        <TableRoot label={categoryLabel} narrow="scroll" className="max-h-80">
          <TableHeader>
            <TableRow>
              <TableHeaderCell>{categoryLabel}</TableHeaderCell>
              {series.map(({ name }) => (
                <TableHeaderCell key={name} align="end">
                  {name}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {categories.map((category, at) => (
              <TableRow key={category}>
                <TableCell>{category}</TableCell>
                {series.map(({ name, values }) => (
                  <TableCell key={name} align="end">
                    <bdi>{figure(values[at])}</bdi>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </TableRoot>
      </Disclosure>
    </figure>
  );
}
