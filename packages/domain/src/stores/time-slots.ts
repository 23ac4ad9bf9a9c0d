import { closingTime, isOpen, nextOpening, type OpeningInterval } from "./opening-hours.js";
import { dateIn, startOfDay } from "./time-zone.js";

/** The input for the offered times (REQ-CATALOG-40). */
export interface SlotRules {
  hours: readonly OpeningInterval[];
  now: Date;
  /** IANA name of the market's time zone. */
  time_zone: string;
  /** Minutes between two slots, counted from midnight; 30 (REQ-CATALOG-40). */
  slot_minutes: number;
  /** Calendar days that are offered, including today; 7 (REQ-CATALOG-40). */
  schedule_days: number;
  /** Minutes the kitchen needs before the food can leave. */
  preparation_minutes: number;
}

/** The slots of one calendar day in the market. */
export interface SlotDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Times of the slots, ascending; a time after midnight belongs to the next date. */
  slots: Date[];
}

const MINUTE = 60_000;

/**
 * The times for which an order can be scheduled (REQ-CATALOG-39): the store is open from the start of the preparation to
 * the slot itself, so the closing minute is excluded, and the slot leaves enough time for the preparation from now.
 * Leaves out days without a slot; a closed store has none. Throws a RangeError on invalid numbers of minutes or days.
 */
export function timeSlots(rules: SlotRules): SlotDay[] {
  const { step, start, end } = readGrid(rules);
  const days = new Map<string, Date[]>();
  for (let time = start; time < end; time += step) {
    if (!isPreparable(rules, time)) continue;
    const slot = new Date(time);
    const date = dateIn(slot, rules.time_zone);
    const slots = days.get(date);
    if (slots) slots.push(slot);
    else days.set(date, [slot]);
  }
  return Array.from(days, ([date, slots]) => ({ date, slots }));
}

/** First moment, end and step of the grid of slots, in milliseconds. */
function readGrid({ now, time_zone, slot_minutes, schedule_days, preparation_minutes }: SlotRules) {
  if (!Number.isInteger(slot_minutes) || slot_minutes < 1) {
    throw new RangeError(`slots of ${slot_minutes} minutes`);
  }
  if (!Number.isInteger(schedule_days) || schedule_days < 0 || schedule_days > 366) {
    throw new RangeError(`slots of ${schedule_days} days`);
  }
  if (!Number.isInteger(preparation_minutes) || preparation_minutes < 0) {
    throw new RangeError(`a preparation of ${preparation_minutes} minutes`);
  }
  const today = dateIn(now, time_zone);
  return {
    step: slot_minutes * MINUTE,
    start: startOfDay(today, time_zone).getTime(),
    end: startOfDay(today, time_zone, schedule_days).getTime(),
  };
}

/** Whether an order can be prepared for a moment: the kitchen is open, and there is time left from now. */
function isPreparable({ hours, now, time_zone, preparation_minutes }: SlotRules, time: number): boolean {
  const preparation = preparation_minutes * MINUTE;
  return time >= now.getTime() + preparation && isKitchenOpen(hours, time - preparation, time, time_zone);
}

/**
 * Whether a moment is one of the slots: the check on what a client sends (REQ-CATALOG-40). Throws the RangeErrors of
 * {@link timeSlots}.
 */
export function isTimeSlot(rules: SlotRules, at: Date): boolean {
  const { step, start, end } = readGrid(rules);
  const time = at.getTime();
  return time >= start && time < end && (time - start) % step === 0 && isPreparable(rules, time);
}

/** Number of orders in each slot, by its time in milliseconds since 1970. */
export type SlotBookings = ReadonlyMap<number, number>;

/**
 * Whether a slot has room for one more order (`slot_full`, REQ-CATALOG-41). `capacity` is the number of orders per slot;
 * null is no limit. Use {@link isTimeSlot} to check that the moment is a slot.
 */
export function hasRoom(slot: Date, booked: SlotBookings, capacity: number | null): boolean {
  return capacity === null || (booked.get(slot.getTime()) ?? 0) < capacity;
}

/**
 * Until when an open store accepts immediate orders: its closing time less the preparation (REQ-CATALOG-40); null when
 * closed, or never closing.
 */
export function lastOrderTime(
  hours: readonly OpeningInterval[],
  at: Date,
  preparation_minutes: number,
  timeZone: string,
): Date | null {
  const close = closingTime(hours, at, timeZone);
  return close && new Date(close.getTime() - preparation_minutes * MINUTE);
}

/** Whether a store accepts immediate orders: it is open and its kitchen can still prepare one (REQ-CATALOG-40). */
export function takesOrders(
  hours: readonly OpeningInterval[],
  at: Date,
  preparation_minutes: number,
  timeZone: string,
): boolean {
  if (!isOpen(hours, at, timeZone)) return false;
  const last = lastOrderTime(hours, at, preparation_minutes, timeZone);
  return last === null || at.getTime() < last.getTime();
}

/**
 * When a store accepts immediate orders from a moment on: at once, or when it opens next for long enough to prepare one.
 * Null if it never does (REQ-CATALOG-40).
 */
export function nextOrderTime(
  hours: readonly OpeningInterval[],
  from: Date,
  preparation_minutes: number,
  timeZone: string,
): Date | null {
  let at = from;
  for (let tries = 0; tries <= hours.length; tries++) {
    if (takesOrders(hours, at, preparation_minutes, timeZone)) return at;
    // After the last order of an opening period, the next one counts.
    const opening = nextOpening(hours, closingTime(hours, at, timeZone) ?? at, timeZone);
    if (opening === null) return null;
    at = opening;
  }
  return null;
}

/** When a scheduled order is released to the kitchen: early enough for the longest delivery (REQ-ORDER-31). Minutes. */
export function releaseTime(scheduled_at: Date, longest_delivery_minutes: number): Date {
  return new Date(scheduled_at.getTime() - longest_delivery_minutes * MINUTE);
}

/**
 * When the store's time to accept begins (REQ-ORDER-26): when the order is placed, or when a scheduled one is released
 * to the kitchen, whichever is later. Minutes.
 */
export function waitingSince(
  { placed_at, scheduled_at }: { placed_at: Date; scheduled_at: Date | null },
  longest_delivery_minutes: number,
): Date {
  if (scheduled_at === null) return placed_at;
  const released = releaseTime(scheduled_at, longest_delivery_minutes);
  return released.getTime() > placed_at.getTime() ? released : placed_at;
}

function isKitchenOpen(
  hours: readonly OpeningInterval[],
  from: number,
  to: number,
  timeZone: string,
): boolean {
  const start = new Date(from);
  if (!isOpen(hours, start, timeZone)) return false;
  const close = closingTime(hours, start, timeZone);
  return close === null || to < close.getTime();
}
