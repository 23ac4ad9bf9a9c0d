"use client";
/* oxlint-disable jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table of which one cell has the focus */
import { cva } from "class-variance-authority";
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import {
  dataMessages,
  localDay,
  useCurrentTime,
  useLocale,
  useMarket,
  useMessages,
} from "../../locale/index.js";
import { ChevronLeft, ChevronRight } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { addDays, addMonths, clampDay, daysIntoWeek, weeksOf } from "./calendar-days.js";
import { dayName, monthName, weekdayName } from "./day-names.js";

/** How a day is part of what is chosen. */
export type DayMark = "single" | "start" | "end" | "middle" | undefined;

export interface MonthGridProps extends Omit<ComponentProps<"div">, "onSelect"> {
  slot: string;
  /** Day that has the focus first, and whose month is shown. */
  start: string | undefined;
  markOf: (day: string) => DayMark;
  onChoose: (day: string) => void;
  /** Called with the day under the pointer or the focus. */
  onPoint?: ((day: string | undefined) => void) | undefined;
  min: string | undefined;
  max: string | undefined;
  disableDay: ((day: string) => boolean) | undefined;
}

const dayClass = cva(
  "relative grid size-full min-h-10 place-items-center rounded-button-small text-small tabular-nums outline-none focus-visible:outline-3 focus-visible:-outline-offset-2 focus-visible:outline-focus aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:line-through",
  {
    variants: {
      chosen: {
        true: "bg-primary font-semibold text-on-primary forced-colors:outline-2 forced-colors:outline-[Highlight]",
        false: "not-aria-disabled:hover:bg-sunken",
      },
      outside: { true: "text-faint", false: "" },
      today: { true: "font-semibold ring-1 ring-control ring-inset", false: "" },
    },
  },
);
const cellClass = cva("p-0 text-center", {
  variants: {
    mark: {
      none: "",
      single: "",
      middle: "bg-primary-soft forced-colors:outline-1 forced-colors:outline-dashed",
      start: "rounded-s-button-small bg-primary-soft",
      end: "rounded-e-button-small bg-primary-soft",
    },
  },
});

/** One month as a grid with one Tab stop. */
export function MonthGrid({
  slot,
  start,
  markOf,
  onChoose,
  onPoint,
  min,
  max,
  disableDay,
  ref,
  className,
  ...rest
}: MonthGridProps) {
  const { t } = useMessages();
  const { language, direction } = useLocale();
  const { timeZone, weekStart = 0 } = useMarket();
  const today = localDay(useCurrentTime(), timeZone);
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(() => clampDay(start ?? today, min, max));
  /** The focus follows the day after a key, not after a press of Next. */
  const [takesFocus, setTakesFocus] = useState(false);
  const month = focused.slice(0, 7);
  // A day that was chosen elsewhere, such as in a field, is shown.
  const [shownStart, setShownStart] = useState(start);
  if (start !== shownStart) {
    setShownStart(start);
    if (start !== undefined) setFocused(clampDay(start, min, max));
  }

  useEffect(() => {
    if (!takesFocus) return;
    setTakesFocus(false);
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [takesFocus, focused]);

  const isOff = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max) || (disableDay?.(day) ?? false);
  const goTo = (day: string) => setFocused(clampDay(day, min, max));
  const isMonthOff = (count: number) => {
    const other = addMonths(`${month}-01`, count).slice(0, 7);
    return (min !== undefined && other < min.slice(0, 7)) || (max !== undefined && other > max.slice(0, 7));
  };

  function moveByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = direction === "rtl" ? -1 : 1;
    const into = daysIntoWeek(focused, weekStart);
    const months = event.shiftKey ? 12 : 1;
    const to = {
      ArrowRight: addDays(focused, forward),
      ArrowLeft: addDays(focused, -forward),
      ArrowDown: addDays(focused, 7),
      ArrowUp: addDays(focused, -7),
      Home: addDays(focused, -into),
      End: addDays(focused, 6 - into),
      PageDown: addMonths(focused, months),
      PageUp: addMonths(focused, -months),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
    setTakesFocus(true);
  }

  const monthButton = (count: 1 | -1) => (
    <IconButton
      icon={count > 0 ? ChevronRight : ChevronLeft}
      flip
      variant="plain"
      size="small"
      aria-label={t(count > 0 ? dataMessages.nextMonth : dataMessages.previousMonth)}
      aria-disabled={isMonthOff(count)}
      onClick={() => !isMonthOff(count) && goTo(addMonths(focused, count))}
    />
  );
  const weeks = weeksOf(month, weekStart);
  return (
    <div
      data-slot={slot}
      {...rest}
      ref={mergeRefs(grid, ref)}
      className={cx("w-full max-w-80 min-w-0", className)}
    >
      <div className="mb-1 flex items-center justify-between gap-2">
        {monthButton(-1)}
        <span id={titleId} aria-live="polite" data-slot={`${slot}-title`} className="font-semibold">
          {monthName(focused, language)}
        </span>
        {monthButton(1)}
      </div>
      <table
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={moveByKey}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekdayName(day, language, "long")}
                className="h-8 text-caption font-medium text-muted"
              >
                {weekdayName(day, language, "narrow")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onPointerLeave={() => onPoint?.(undefined)}>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const mark = markOf(day);
                const name = dayName(day, language);
                const label =
                  mark === "start"
                    ? t(dataMessages.rangeStart, { date: name })
                    : mark === "end"
                      ? t(dataMessages.rangeEnd, { date: name })
                      : day === today
                        ? t(dataMessages.today, { date: name })
                        : name;
                return (
                  <td
                    key={day}
                    aria-selected={mark !== undefined}
                    className={cellClass({ mark: mark ?? "none" })}
                  >
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={label}
                      aria-current={day === today ? "date" : undefined}
                      aria-disabled={isOff(day) || undefined}
                      data-slot={`${slot}-day`}
                      data-day={day}
                      data-mark={mark}
                      onPointerEnter={() => onPoint?.(day)}
                      onFocus={() => onPoint?.(day)}
                      onClick={() => {
                        if (isOff(day)) return;
                        setFocused(day);
                        setTakesFocus(true);
                        onChoose(day);
                      }}
                      className={dayClass({
                        chosen: mark !== undefined && mark !== "middle",
                        outside: !day.startsWith(month) && mark === undefined,
                        today: day === today && mark === undefined,
                      })}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
