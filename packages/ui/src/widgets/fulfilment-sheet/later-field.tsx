"use client";
import { checkoutMessages, useFormat, useMessages, shellMessages } from "../../locale/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { SegmentedControl } from "../../primitives/segmented-control/index.js";
import { Select } from "../../primitives/select/index.js";
import { isSameInstant, useSlotText } from "../time-slot-picker/index.js";

export interface LaterFieldProps {
  /**
   * Times to choose from, by calendar day, earliest first. Without any, the choice is left out, and `onRetryDays` is
   * shown.
   */
  days: readonly { date: string; slots: readonly string[] }[];
  /** The chosen time, one of `days` ({@link listedTime}); null is now. */
  value: string | null;
  onValueChange: (at: string | null) => void;
  /** Retries loading the times. Set when they did not load. */
  onRetryDays?: (() => void) | undefined;
}

/** The time among those to choose from, if there are any: `at`, or the earliest where `at` is not offered any more. */
export function listedTime(days: LaterFieldProps["days"], at: string | null): string | null {
  if (at === null) return null;
  const slots = days.flatMap((day) => day.slots);
  return slots.find((slot) => isSameInstant(slot, at)) ?? slots[0] ?? at;
}

/** Now, or a day and a time. */
export function LaterField({ days, value, onValueChange, onRetryDays }: LaterFieldProps) {
  const { t } = useMessages();
  const { time } = useFormat();
  const text = useSlotText();
  const day = days.find(({ slots }) => value !== null && slots.includes(value));
  const first = days[0]?.slots[0];
  if (first === undefined)
    return onRetryDays === undefined ? null : (
      <RetryAlert onRetry={onRetryDays}>{t(checkoutMessages.slotsFailed)}</RetryAlert>
    );
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t(shellMessages.when)}
        wide
        size="large"
        value={value === null ? "now" : "later"}
        onValueChange={(next) => onValueChange(next === "now" ? null : first)}
        options={[
          { value: "now", label: t(shellMessages.now) },
          { value: "later", label: t(shellMessages.later) },
        ]}
      />
      {value !== null && day && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={t(shellMessages.day)}
            placeholder={null}
            value={day.date}
            onValueChange={(date) => onValueChange(days.find((one) => one.date === date)?.slots[0] ?? first)}
            options={days.map(({ date }) => ({ value: date, label: text.day(date) }))}
          />
          <Select
            label={t(shellMessages.hour)}
            placeholder={null}
            value={value}
            onValueChange={onValueChange}
            options={day.slots.map((slot) => ({ value: slot, label: time(slot) }))}
          />
        </div>
      )}
    </div>
  );
}
