"use client";
import { useFormat, useMessages, shellMessages } from "../../locale/index.js";
import { SegmentedControl } from "../../primitives/segmented-control/index.js";
import { Select } from "../../primitives/select/index.js";
import { isSameInstant, useSlotText } from "../time-slot-picker/index.js";

export interface LaterFieldProps {
  /** Times to choose from, by calendar day, earliest first; none leaves the choice out. */
  days: readonly { date: string; slots: readonly string[] }[];
  /** The chosen time (ISO-8601); null is now. */
  value: string | null;
  onValueChange: (at: string | null) => void;
}

/** Now, or a day and a time. */
export function LaterField({ days, value, onValueChange }: LaterFieldProps) {
  const { t } = useMessages();
  const { time } = useFormat();
  const text = useSlotText();
  const has = (at: string) => days.find(({ slots }) => slots.some((slot) => isSameInstant(slot, at)));
  const day = value === null ? undefined : (has(value) ?? days[0]);
  const first = days[0]?.slots[0];
  if (first === undefined) return null;
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
            value={day.slots.find((slot) => isSameInstant(slot, value)) ?? day.slots[0]}
            onValueChange={onValueChange}
            options={day.slots.map((slot) => ({ value: slot, label: time(slot) }))}
          />
        </div>
      )}
    </div>
  );
}
