"use client";
import { useId, useState, type ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useFormat, useMessages, checkoutMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { cx } from "../../lib/cx.js";
import { type SlotDayData, isSameInstant } from "./time-slots.js";
import { useSlotText } from "./use-slot-text.js";

export interface TimeSlotPickerProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  status: AsyncStatus;
  /** Days with at least one slot, earliest first. */
  days: readonly SlotDayData[];
  /** The selected time (ISO-8601), null for none. */
  value: string | null;
  onValueChange: (at: string) => void;
  /** Retries after a failure. */
  onRetry: () => void;
  /** The current time in ms, for stories; the clock by default. */
  now?: number | undefined;
}

/** Selects a day, then a half-hour slot. Full slots stay visible and are marked as full. */
export function TimeSlotPicker({
  status,
  days,
  value,
  onValueChange,
  onRetry,
  now,
  className,
  ...rest
}: TimeSlotPickerProps) {
  const { t } = useMessages();
  const { time } = useFormat();
  const text = useSlotText(now);
  const name = useId();
  const requestedDay =
    value === null ? undefined : days.find(({ slots }) => slots.some(({ at }) => isSameInstant(at, value)));
  const [selectedDay, setSelectedDay] = useState<string | null>(null);
  const day =
    days.find(({ date }) => date === selectedDay) ??
    requestedDay ??
    days.find(({ slots }) => slots.some(({ is_full }) => !is_full)) ??
    days[0];

  if (status === "failed")
    return (
      <RetryAlert data-slot="time-slot-picker" {...rest} className={className} onRetry={onRetry}>
        {t(checkoutMessages.slotsFailed)}
      </RetryAlert>
    );
  if (status === "loading")
    return (
      <SkeletonGroup data-slot="time-slot-picker" {...rest} className={className}>
        <div className="flex gap-2 overflow-hidden">
          {[0, 1, 2].map((i) => (
            <Skeleton key={i} shape="box" className="h-chip w-24 flex-none rounded-full" />
          ))}
        </div>
        <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} shape="box" className="h-13 rounded-field" />
          ))}
        </div>
      </SkeletonGroup>
    );
  if (day === undefined)
    return (
      <div
        data-slot="time-slot-picker"
        data-state="empty"
        {...rest}
        className={cx("rounded-field bg-sunken px-4 py-5 text-center text-muted", className)}
      >
        {t(checkoutMessages.noSlots)}
      </div>
    );
  return (
    <div
      data-slot="time-slot-picker"
      {...rest}
      className={cx("grid grid-cols-[minmax(0,1fr)] gap-4", className)}
    >
      <ChipGroup
        label={t(checkoutMessages.slotDay)}
        labelHidden
        layout="scroll"
        value={day.date}
        onValueChange={setSelectedDay}
        options={days.map(({ date }) => ({ value: date, label: text.day(date) }))}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">{`${t(checkoutMessages.slotTime)}: ${text.day(day.date)}`}</legend>
        {day.slots.every(({ is_full }) => is_full) && (
          <Alert tone="warning" className="mb-3">
            {t(checkoutMessages.slotDayFull)}
          </Alert>
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
          {day.slots.map(({ at, is_full }) => (
            <label
              key={at}
              data-slot="time-slot"
              className="relative grid min-h-13 cursor-pointer content-center justify-items-center rounded-field border-[1.5px] border-border bg-surface px-2 py-1.5 transition-colors not-has-disabled:hover:border-control has-checked:border-primary has-checked:bg-primary-soft has-disabled:cursor-default has-disabled:bg-sunken has-disabled:text-muted has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name={name}
                value={at}
                checked={value !== null && isSameInstant(at, value)}
                disabled={is_full}
                onChange={() => onValueChange(at)}
                className="absolute inset-0 appearance-none rounded-field outline-none"
              />
              <time dateTime={at} className={cx("font-medium", is_full && "line-through")}>
                {time(at)}
              </time>
              {is_full && <span className="text-caption">{t(checkoutMessages.slotFull)}</span>}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
