"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useState } from "react";
import { dataMessages, useMessages } from "../../locale/index.js";
import { Calendar } from "../calendar/index.js";
import { DateField, type DateFieldProps } from "../date-field/index.js";
import { dateProblem } from "../date-field/date-text.js";
import { CalendarDays } from "../icon/icon-nodes.js";
import { IconButton } from "../icon-button/index.js";
import { PopoverContent, PopoverRoot, PopoverTrigger } from "../popover/index.js";

export interface DatePickerProps extends Omit<DateFieldProps, "birthday" | "end"> {
  /** Days between the limits that the calendar does not offer. */
  disableDay?: ((day: string) => boolean) | undefined;
}

/** A day, typed or chosen in a calendar. Values and errors are those of `DateField`. */
export function DatePicker({
  value: valueProp,
  defaultValue,
  onValueChange,
  disableDay,
  ...rest
}: DatePickerProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue ?? "",
    onChange: onValueChange,
    caller: "DatePicker",
  });
  const { min, max, disabled } = rest;
  return (
    <DateField
      {...rest}
      value={value}
      onValueChange={setValue}
      end={
        <PopoverRoot open={open} onOpenChange={setOpen}>
          <PopoverTrigger asChild disabled={disabled}>
            <IconButton
              icon={CalendarDays}
              variant="plain"
              size="small"
              aria-label={t(dataMessages.openCalendar)}
            />
          </PopoverTrigger>
          <PopoverContent
            align="end"
            className="w-auto"
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              (event.currentTarget as Element)
                .querySelector<HTMLElement>("[data-day][tabindex='0']")
                ?.focus();
            }}
          >
            <Calendar
              value={dateProblem(value) === undefined ? value : ""}
              {...{ min, max, disableDay }}
              onValueChange={(day) => {
                setValue(day);
                setOpen(false);
              }}
            />
          </PopoverContent>
        </PopoverRoot>
      }
    />
  );
}
