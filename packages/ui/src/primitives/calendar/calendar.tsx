"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useState } from "react";
import { MonthGrid, type DayMark, type MonthGridProps } from "./month-grid.js";

type SharedProps = Omit<
  MonthGridProps,
  | "slot"
  | "start"
  | "markOf"
  | "onChoose"
  | "onPoint"
  | "min"
  | "max"
  | "disableDay"
  | "defaultValue"
  | "onChange"
> & {
  /** First day that can be chosen, as `yyyy-mm-dd`. */
  min?: string | undefined;
  /** Last day that can be chosen. */
  max?: string | undefined;
  /** Days between the limits that cannot be chosen. */
  disableDay?: ((day: string) => boolean) | undefined;
};

export interface CalendarProps extends SharedProps {
  /** The chosen day as `yyyy-mm-dd`; "" if none is. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A month of which one day is chosen. Weeks start as in the market. Arrow keys move by days and weeks, in reading direction, Home and
 * End within the week, Page Up and Page Down by months, with Shift by years; Enter chooses.
 */
export function Calendar({
  value: valueProp,
  defaultValue,
  onValueChange,
  min,
  max,
  disableDay,
  ...rest
}: CalendarProps) {
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue ?? "",
    onChange: onValueChange,
    caller: "Calendar",
  });
  return (
    <MonthGrid
      {...rest}
      {...{ min, max, disableDay }}
      slot="calendar"
      start={value || undefined}
      markOf={(day) => (day === value ? "single" : undefined)}
      onChoose={setValue}
    />
  );
}

/** First and last day of a range, as `yyyy-mm-dd`. */
export interface DateRange {
  from: string;
  to: string;
}

export interface RangeCalendarProps extends SharedProps {
  /** The chosen days; null if none are. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | null | undefined;
  /** Called when both ends are chosen. */
  onValueChange?: ((value: DateRange | null) => void) | undefined;
}

/** A month of which the first and the last day of a range are chosen, in any order. Keys are those of `Calendar`; Esc takes the first
 * one back. */
export function RangeCalendar({
  value: valueProp,
  defaultValue,
  onValueChange,
  min,
  max,
  disableDay,
  onKeyDown,
  ...rest
}: RangeCalendarProps) {
  const [value, setValue] = useControllableState<DateRange | null>({
    prop: valueProp,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: "RangeCalendar",
  });
  /** The end that was chosen first. */
  const [anchor, setAnchor] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const shown = anchor === undefined ? value : ordered(anchor, pointed ?? anchor);

  function choose(day: string) {
    if (anchor === undefined) return setAnchor(day);
    setAnchor(undefined);
    setValue(ordered(anchor, day));
  }
  return (
    <MonthGrid
      {...rest}
      {...{ min, max, disableDay }}
      slot="range-calendar"
      start={value?.to}
      markOf={(day) => markIn(shown, day)}
      onChoose={choose}
      onPoint={setPointed}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== "Escape" || anchor === undefined) return;
        // The popover around stays open.
        event.preventDefault();
        event.stopPropagation();
        setAnchor(undefined);
      }}
    />
  );
}

const ordered = (one: string, other: string): DateRange =>
  one < other ? { from: one, to: other } : { from: other, to: one };

function markIn(range: DateRange | null, day: string): DayMark {
  if (!range || day < range.from || day > range.to) return undefined;
  if (range.from === range.to) return "single";
  return day === range.from ? "start" : day === range.to ? "end" : "middle";
}
