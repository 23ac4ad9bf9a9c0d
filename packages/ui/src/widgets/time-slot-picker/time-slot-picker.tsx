"use client";
import { useId, useState, type ComponentProps, type RefObject } from "react";
import { useFormat, useMessages, checkoutMessages, commonMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";

/** The times of one calendar day (`yyyy-mm-dd` in Qatar) for which something can be ordered. */
export interface SlotDayData {
  date: string;
  /** ISO-8601; a full one takes no more orders. */
  slots: readonly { at: string; is_full: boolean }[];
}

const DAY_MS = 86_400_000;
const noonOf = (date: string) => `${date}T12:00:00+03:00`;
const dayOf = (at: string | number) =>
  new Date(new Date(at).getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

/** How a time that is wanted is told: `Today, 18:30`, `Tomorrow, 09:00`, `Tuesday 24 November, 09:00`. */
export function useSlotText(now?: number): { day: (date: string) => string; slot: (at: string) => string } {
  const { t } = useMessages();
  const { date, time } = useFormat();
  const [opened] = useState(() => Date.now());
  const today = now ?? opened;
  const day = (wanted: string) => {
    if (wanted === dayOf(today)) return t(checkoutMessages.slotToday);
    if (wanted === dayOf(today + DAY_MS)) return t(checkoutMessages.slotTomorrow);
    return date(noonOf(wanted), "long");
  };
  return {
    day,
    slot: (at) => t(checkoutMessages.slotAt, { day: day(dayOf(at)), time: time(at) }),
  };
}

export interface TimeSlotPickerProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  status: "loading" | "ready" | "failed";
  /** Days with at least one time, soonest first. */
  days: readonly SlotDayData[];
  /** The time wanted (ISO-8601), null for none yet. */
  value: string | null;
  onChange: (at: string) => void;
  /** Loads the times again. */
  onRetry: () => void;
  /** What today is, for stories; the clock by default. */
  now?: number | undefined;
}

/** A day, then a half hour of it. Full ones stay in sight and say so. */
export function TimeSlotPicker({
  status,
  days,
  value,
  onChange,
  onRetry,
  now,
  className,
  ...rest
}: TimeSlotPickerProps) {
  const { t } = useMessages();
  const { time } = useFormat();
  const text = useSlotText(now);
  const name = useId();
  const wantedDay =
    value === null ? undefined : days.find(({ slots }) => slots.some(({ at }) => same(at, value)));
  const [looked, setLooked] = useState<string | null>(null);
  const day =
    days.find(({ date }) => date === looked) ??
    wantedDay ??
    days.find(({ slots }) => slots.some(({ is_full }) => !is_full)) ??
    days[0];

  if (status === "failed")
    return (
      <Alert
        tone="bad"
        live
        className={className}
        action={
          <Button variant="text" size="small" onClick={onRetry}>
            {t(commonMessages.retry)}
          </Button>
        }
      >
        {t(checkoutMessages.slotsFailed)}
      </Alert>
    );
  if (status === "loading")
    return (
      <SkeletonGroup className={className}>
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
      <p
        data-slot="no-slots"
        className={join("rounded-field bg-sunken px-4 py-5 text-center text-muted", className)}
      >
        {t(checkoutMessages.noSlots)}
      </p>
    );
  return (
    <div
      data-slot="time-slot-picker"
      {...rest}
      className={join("grid grid-cols-[minmax(0,1fr)] gap-4", className)}
    >
      <ChipGroup
        label={t(checkoutMessages.slotDay)}
        labelHidden
        layout="scroll"
        value={day.date}
        onValueChange={setLooked}
        options={days.map(({ date }) => ({ value: date, label: text.day(date) }))}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">
          {t(checkoutMessages.slotTime)}: {text.day(day.date)}
        </legend>
        {day.slots.every(({ is_full }) => is_full) && (
          <Alert tone="warn" className="mb-3">
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
                checked={value !== null && same(at, value)}
                disabled={is_full}
                onChange={() => onChange(at)}
                className="absolute inset-0 appearance-none rounded-field outline-none"
              />
              <time dateTime={at} className={join("font-medium", is_full && "line-through")}>
                {time(at)}
              </time>
              {is_full && <span className="text-f1">{t(checkoutMessages.slotFull)}</span>}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

const same = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** Why the time chosen before cannot be had, and what can instead. */
export interface SlotGoneData {
  /** Worded by the panel. */
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
  /** The time wanted; null is as soon as possible. */
  value: string | null;
  onChange: (at: string | null) => void;
  /** How long it takes now, as the store says; without it only times can be chosen, as the store is closed. */
  asap?: string | undefined;
  /** The time chosen before has gone meanwhile. */
  gone?: SlotGoneData | null | undefined;
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  now?: number | undefined;
}

/** When it is wanted: as soon as possible, or a time of the next days. Nothing is replaced without the customer. */
export function TimeSlotSheet({
  open,
  onOpenChange,
  status,
  days,
  onRetry,
  value,
  onChange,
  asap,
  gone = null,
  returnFocus,
  now,
  ...rest
}: TimeSlotSheetProps) {
  const { t } = useMessages();
  const text = useSlotText(now);
  const free = (at: string | null) =>
    at !== null && days.some(({ slots }) => slots.some((slot) => same(slot.at, at) && !slot.is_full));
  const [mode, setMode] = useState<"asap" | "time">("asap");
  const [wanted, setWanted] = useState<string | null>(null);
  // Whoever opens it again finds what stands now.
  const opening = open ? `${value} ${gone?.message}` : null;
  const [opened, setOpened] = useState<string | null>(null);
  if (opening !== opened) {
    setOpened(opening);
    if (opening !== null) {
      setMode(value === null && asap !== undefined && gone === null ? "asap" : "time");
      setWanted(gone === null ? value : null);
    }
  }

  const chosen = mode === "asap" ? null : wanted;
  const offered = gone !== null && gone.next.some((at) => wanted !== null && same(at, wanted));
  const ready = mode === "asap" || free(chosen) || offered;
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
          disabled={!ready}
          onClick={() => {
            onChange(chosen);
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
            value={wanted}
            onValueChange={(at) => {
              setMode("time");
              setWanted(at);
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
                description: wanted === null ? t(checkoutMessages.preorderHelp) : text.slot(wanted),
              },
            ]}
          />
        )}
        {mode === "time" && (
          <TimeSlotPicker
            status={status}
            days={days}
            value={wanted}
            onChange={setWanted}
            onRetry={onRetry}
            now={now}
          />
        )}
      </div>
    </Sheet>
  );
}
