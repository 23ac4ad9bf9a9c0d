"use client";
import { useState, type ComponentProps, type RefObject } from "react";
import { useMessages, checkoutMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { type TimeSlotPickerProps, TimeSlotPicker } from "./time-slot-picker.js";
import { type SlotDayData, isSameInstant } from "./time-slots.js";
import { useSlotText } from "./use-slot-text.js";

/** Why the previous time is no longer available, and the alternatives. */
export interface SlotGoneData {
  /** Worded by the server. */
  message: string;
  /** The next free times, soonest first. */
  next: readonly string[];
}

export interface TimeSlotSheetProps extends Omit<
  ComponentProps<"div">,
  "title" | "role" | "children" | "onChange"
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  status: TimeSlotPickerProps["status"];
  days: readonly SlotDayData[];
  onRetry: () => void;
  /** The selected time; null is as soon as possible. */
  value: string | null;
  onValueChange: (at: string | null) => void;
  /** The current delivery time as text. Without it (the store is closed) only slots can be chosen. */
  asap?: string | undefined;
  /** Set when the previous time is no longer available. */
  gone?: SlotGoneData | null | undefined;
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  now?: number | undefined;
}

/** Asks when to deliver: as soon as possible, or in a slot of the next days. Applies on confirmation only. */
export function TimeSlotSheet({
  open,
  onOpenChange,
  status,
  days,
  onRetry,
  value,
  onValueChange,
  asap,
  gone = null,
  returnFocus,
  now,
  ...rest
}: TimeSlotSheetProps) {
  const { t } = useMessages();
  const text = useSlotText(now);
  const isFree = (at: string | null) =>
    at !== null &&
    days.some(({ slots }) => slots.some((slot) => isSameInstant(slot.at, at) && !slot.is_full));
  const [mode, setMode] = useState<"asap" | "time">("asap");
  const [selectedTime, setSelectedTime] = useState<string | null>(null);
  // Each opening starts from the current value.
  const opening = open ? `${value} ${gone?.message}` : null;
  const [opened, setOpened] = useState<string | null>(null);
  if (opening !== opened) {
    setOpened(opening);
    if (opening !== null) {
      setMode(value === null && asap !== undefined && gone === null ? "asap" : "time");
      setSelectedTime(gone === null ? value : null);
    }
  }

  const result = mode === "asap" ? null : selectedTime;
  const isAlternative =
    gone !== null && gone.next.some((at) => selectedTime !== null && isSameInstant(at, selectedTime));
  const canConfirm = mode === "asap" || isFree(result) || isAlternative;
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      role={gone === null ? "dialog" : "alertdialog"}
      returnFocus={returnFocus}
      title={t(checkoutMessages.chooseTime)}
      description={gone?.message}
      footer={
        <Button
          wide
          disabled={!canConfirm}
          onClick={() => {
            onValueChange(result);
            onOpenChange(false);
          }}
        >
          {t(checkoutMessages.confirmTime)}
        </Button>
      }
    >
      <div data-slot="time-slot-sheet" className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
        {gone !== null && gone.next.length > 0 && (
          <ChipGroup
            label={t(checkoutMessages.nextSlots)}
            value={selectedTime}
            onValueChange={(at) => {
              setMode("time");
              setSelectedTime(at);
            }}
            options={gone.next.map((at) => ({ value: at, label: text.slot(at) }))}
          />
        )}
        {asap !== undefined && (
          <RadioGroup
            label={t(checkoutMessages.when)}
            labelHidden
            layout="card"
            value={mode}
            onValueChange={setMode}
            options={[
              { value: "asap", label: t(checkoutMessages.asap), description: <bdi>{asap}</bdi> },
              {
                value: "time",
                label: t(checkoutMessages.preorder),
                description:
                  selectedTime === null ? t(checkoutMessages.preorderHelp) : text.slot(selectedTime),
              },
            ]}
          />
        )}
        {mode === "time" && (
          <TimeSlotPicker
            status={status}
            days={days}
            value={selectedTime}
            onValueChange={setSelectedTime}
            onRetry={onRetry}
            now={now}
          />
        )}
      </div>
    </Sheet>
  );
}
