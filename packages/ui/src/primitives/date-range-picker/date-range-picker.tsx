"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useState, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import {
  dataMessages,
  localDay,
  useCurrentTime,
  useLocale,
  useMarket,
  useMessages,
} from "../../locale/index.js";
import { Button } from "../button/index.js";
import { shortDayName } from "../calendar/day-names.js";
import { RangeCalendar, type DateRange } from "../calendar/index.js";
import { Field, fieldBoxClass, type FieldTexts } from "../field/index.js";
import { Icon } from "../icon/index.js";
import { CalendarDays } from "../icon/icon-nodes.js";
import { PopoverContent, PopoverRoot, PopoverTrigger } from "../popover/index.js";
import { datePresets, presetRange, type DatePreset } from "./date-presets.js";

export interface DateRangePickerProps
  extends FieldTexts, Omit<ComponentProps<"button">, "value" | "defaultValue" | "children" | "onChange"> {
  /** First and last day; null if none are chosen. */
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | null | undefined;
  onValueChange?: ((value: DateRange | null) => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Ranges beside the calendar; none with an empty list. */
  presets?: readonly DatePreset[] | undefined;
}

const presetNames = {
  today: dataMessages.onlyToday,
  thisMonth: dataMessages.thisMonth,
  lastMonth: dataMessages.lastMonth,
};

/** First and last day of a report or a filter, chosen in a calendar or among usual ranges. */
export function DateRangePicker({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value: valueProp,
  defaultValue,
  onValueChange,
  min,
  max,
  presets = datePresets,
  ...rest
}: DateRangePickerProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { timeZone } = useMarket();
  const today = localDay(useCurrentTime(), timeZone);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useControllableState<DateRange | null>({
    prop: valueProp,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: "DateRangePicker",
  });
  const nameOf = (preset: DatePreset) =>
    preset === "last7" || preset === "last30"
      ? t(dataMessages.lastDays, { count: preset === "last7" ? 7 : 30 })
      : t(presetNames[preset]);
  const textOf = ({ from, to }: DateRange) =>
    from === to
      ? shortDayName(from, language)
      : t(dataMessages.dateRange, { from: shortDayName(from, language), to: shortDayName(to, language) });
  const chosenPreset = presets.find((preset) => {
    const range = presetRange(preset, today);
    return value?.from === range.from && value.to === range.to;
  });
  function choose(range: DateRange | null) {
    setValue(range);
    setOpen(false);
  }

  return (
    <Field {...{ label, labelHidden, help, error, required, optional, id, className }}>
      {({ labelId, "aria-invalid": _, "aria-required": __, ...control }) => (
        <PopoverRoot open={open} onOpenChange={setOpen}>
          <PopoverTrigger
            {...rest}
            {...control}
            aria-labelledby={`${labelId} ${control.id}`}
            data-slot="date-range-picker"
            className={cx(
              fieldBoxClass({ invalid: Boolean(error) }),
              "min-h-control text-start disabled:border-border disabled:bg-sunken disabled:text-faint",
            )}
          >
            <Icon of={CalendarDays} className="text-muted" />
            <span className={cx("min-w-0 flex-1 wrap-anywhere", !value && "text-muted")}>
              {chosenPreset ? nameOf(chosenPreset) : value ? textOf(value) : t(dataMessages.chooseDates)}
            </span>
          </PopoverTrigger>
          <PopoverContent
            className="flex w-auto flex-wrap gap-4"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (event.currentTarget as Element)
                .querySelector<HTMLElement>("[data-day][tabindex='0']")
                ?.focus();
            }}
          >
            <RangeCalendar {...{ value, min, max }} onValueChange={choose} className="w-72 max-w-full" />
            {presets.length > 0 && (
              <div
                data-slot="date-range-picker-presets"
                className="flex flex-wrap content-start gap-1 tablet:w-40 tablet:flex-col"
              >
                {presets.map((preset) => (
                  <Button
                    key={preset}
                    variant={preset === chosenPreset ? "soft" : "text"}
                    size="small"
                    aria-pressed={preset === chosenPreset}
                    onClick={() => choose(presetRange(preset, today))}
                    className="justify-start"
                  >
                    {nameOf(preset)}
                  </Button>
                ))}
              </div>
            )}
          </PopoverContent>
        </PopoverRoot>
      )}
    </Field>
  );
}
