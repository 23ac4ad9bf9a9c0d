import type { StoreSlots } from "@talabee/contract";
import {
  dateIn,
  type DeliveryTariff,
  hasRoom,
  isBrought,
  isTimeSlot,
  nextOrderTime,
  type OrderType,
  type SlotRules,
  takesOrders,
  timeSlots,
} from "@talabee/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { slots, storeClosures, storeZoneFees } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { SCHEDULE_DAYS, SLOT_MINUTES } from "../settings/setting-defaults.js";
import type { StoreRow } from "./store-dto.js";
import { findStore } from "./store-menu.js";

const SLOTS_TOLD = 8;

const MINUTE = 60_000;

type Closure = Pick<typeof storeClosures.$inferSelect, "startsAt" | "endsAt">;

type SlotRow = Pick<typeof slots.$inferSelect, "startsAt" | "booked" | "capacity">;

/** Rules of a store that decide about an order, beside its own row. */
export interface FulfilmentRules {
  readonly tariff: DeliveryTariff;
  /** Present and future closures. */
  readonly closures: readonly Closure[];
  /** Slots with bookings, by time in milliseconds. */
  readonly booked: ReadonlyMap<number, SlotRow>;
  /** IANA name of the market's time zone. */
  readonly timeZone: string;
}

/** Those that decide about the time. */
export type TimeRules = Omit<FulfilmentRules, "tariff">;

/** What a store's own row says about the times of its orders. */
export type TimedStore = Pick<
  StoreRow,
  "openingHours" | "orderTypes" | "preparationMinutes" | "deliveryMin" | "slotCapacity"
>;

/** A store's fees by zone, closures that have not ended, and booked slots. */
export async function loadFulfilmentRules(
  queries: Queries,
  store: StoreRow,
  now: Date,
  timeZone: string,
): Promise<FulfilmentRules> {
  // In turn, since a transaction has one connection.
  const fees = await queries.select().from(storeZoneFees).where(eq(storeZoneFees.storeId, store.id));
  const closures = await queries
    .select({ startsAt: storeClosures.startsAt, endsAt: storeClosures.endsAt })
    .from(storeClosures)
    .where(and(eq(storeClosures.storeId, store.id), gt(storeClosures.endsAt, now)));
  const booked = await queries
    .select({ startsAt: slots.startsAt, booked: slots.booked, capacity: slots.capacity })
    .from(slots)
    .where(and(eq(slots.storeId, store.id), gt(slots.startsAt, now)));
  return fulfilmentRules(store, { fees, closures, booked, timeZone });
}

/** The rules by their rows. */
export function fulfilmentRules(
  store: StoreRow,
  rows: {
    fees: readonly { zone: number; deliveryFee: number }[];
    closures: readonly Closure[];
    booked: readonly SlotRow[];
    timeZone: string;
  },
): FulfilmentRules {
  const { fees, closures, booked, timeZone } = rows;
  return {
    tariff: tariffOf(store, fees),
    closures,
    booked: new Map(booked.map((slot) => [slot.startsAt.getTime(), slot])),
    timeZone,
  };
}

/** By distance if the store has distance bands; else its own fee, with other fees for some zones (REQ-MONEY-17). */
export function tariffOf(
  store: Pick<StoreRow, "deliveryFee" | "deliveryZones" | "deliveryBands">,
  zoneFees: readonly { zone: number; deliveryFee: number }[],
): DeliveryTariff {
  if (store.deliveryBands !== null) return { kind: "bands", bands: store.deliveryBands };
  if (zoneFees.length === 0 && store.deliveryZones === null) return { kind: "flat", fee: store.deliveryFee };
  const fees = Object.fromEntries([
    ...(store.deliveryZones ?? []).map((zone) => [zone, store.deliveryFee] as const),
    ...zoneFees.map(({ zone, deliveryFee }) => [zone, deliveryFee] as const),
  ]);
  return { kind: "zones", fees, elsewhere: store.deliveryZones === null ? store.deliveryFee : null };
}

const isWithin = ({ startsAt, endsAt }: Closure, from: number, to: number) =>
  from < endsAt.getTime() && to >= startsAt.getTime();

/**
 * Whether the store accepts orders for now: open, with enough time left to prepare, and no closure (REQ-CATALOG-40).
 */
export function takesOrdersNow(store: TimedStore, rules: TimeRules, now: Date): boolean {
  return (
    takesOrders(store.openingHours, now, store.preparationMinutes, rules.timeZone) &&
    !rules.closures.some((closure) => isWithin(closure, now.getTime(), now.getTime()))
  );
}

/** When the store accepts orders again; null if unknown. */
export function opensAgain(store: TimedStore, rules: TimeRules, now: Date): Date | null {
  let at = now;
  for (let tries = 0; tries <= rules.closures.length; tries++) {
    const opening = nextOrderTime(store.openingHours, at, store.preparationMinutes, rules.timeZone);
    if (opening === null) return null;
    const closure = rules.closures.find((one) => isWithin(one, opening.getTime(), opening.getTime()));
    if (closure === undefined) return opening.getTime() > now.getTime() ? opening : null;
    at = closure.endsAt;
  }
  return null;
}

function slotRules(store: TimedStore, rules: TimeRules, orderType: OrderType, now: Date): SlotRules {
  return {
    hours: store.openingHours,
    now,
    time_zone: rules.timeZone,
    slot_minutes: SLOT_MINUTES,
    schedule_days: SCHEDULE_DAYS,
    // A slot is no sooner than the fastest delivery: the store's estimate for now holds for slots too.
    preparation_minutes: isBrought(orderType) ? store.deliveryMin : store.preparationMinutes,
  };
}

/** Whether no closure touches an order for a time, from the start of its preparation. */
function isUndisturbed(slot: Date, { preparation_minutes }: SlotRules, { closures }: TimeRules): boolean {
  const from = slot.getTime() - preparation_minutes * MINUTE;
  return !closures.some((closure) => isWithin(closure, from, slot.getTime()));
}

/** All slots within hours and closures, free or full. */
function offeredSlots(store: TimedStore, rules: TimeRules, orderType: OrderType, now: Date): Date[] {
  const grid = slotRules(store, rules, orderType, now);
  return timeSlots(grid)
    .flatMap((day) => day.slots)
    .filter((slot) => isUndisturbed(slot, grid, rules));
}

function hasFreePlace(slot: Date, store: TimedStore, rules: TimeRules): boolean {
  const row = rules.booked.get(slot.getTime());
  const booked = new Map(row === undefined ? [] : [[slot.getTime(), row.booked]]);
  return hasRoom(slot, booked, row === undefined ? store.slotCapacity : row.capacity);
}

/** The next free slots, soonest first, not before `from`, as ISO-8601. */
export function nextSlots(
  store: TimedStore,
  now: Date,
  {
    rules,
    orderType = "delivery",
    from = now,
  }: {
    rules: TimeRules;
    orderType?: OrderType;
    from?: Date;
  },
): string[] {
  return offeredSlots(store, rules, orderType, now)
    .filter((slot) => slot.getTime() >= from.getTime() && hasFreePlace(slot, store, rules))
    .slice(0, SLOTS_TOLD)
    .map((slot) => slot.toISOString());
}

/** All slots by day in the market, each with whether it is full, as ISO-8601. */
export function slotDays(
  store: StoreRow,
  now: Date,
  { rules, orderType }: { rules: FulfilmentRules; orderType: OrderType },
): StoreSlots["days"] {
  const days = Map.groupBy(offeredSlots(store, rules, orderType, now), (slot) =>
    dateIn(slot, rules.timeZone),
  );
  return Array.from(days, ([date, slots]) => ({
    date,
    slots: slots.map((slot) => ({ at: slot.toISOString(), is_full: !hasFreePlace(slot, store, rules) })),
  }));
}

/** Availability of a slot: `never` is a time that is not offered at all, `closed` one at which the store is closed. */
export type SlotResult = "free" | "full" | "closed" | "never";

/**
 * Whether an order may be scheduled for a time (REQ-CATALOG-40): on the half hour, within the week, within hours, not
 * full.
 */
export function checkSlot(
  at: Date,
  store: TimedStore,
  rules: TimeRules,
  orderType: OrderType,
  now: Date,
): SlotResult {
  const isOnGrid = at.getTime() % (SLOT_MINUTES * MINUTE) === 0;
  if (!isOnGrid || at.getTime() - now.getTime() >= SCHEDULE_DAYS * 24 * 60 * MINUTE) return "never";
  const grid = slotRules(store, rules, orderType, now);
  if (isTimeSlot(grid, at) && isUndisturbed(at, grid, rules)) {
    return hasFreePlace(at, store, rules) ? "free" : "full";
  }
  // The time has passed, or is too soon to prepare: the customer must choose another one.
  const soonest = now.getTime() + grid.preparation_minutes * MINUTE;
  return at.getTime() < soonest ? "full" : "closed";
}

/** The order type before the customer chose one. */
export function defaultOrderType(store: Pick<StoreRow, "orderTypes">): OrderType {
  return store.orderTypes.includes("delivery") ? "delivery" : (store.orderTypes[0] ?? "delivery");
}

/** The slots of a store by day, for an order type or its default one. Throws the `ApiError`s `not_found` and `store_inactive`. */
export async function storeSlotDays(
  panel: Pick<Panel, "db" | "clock" | "config">,
  storeId: string,
  orderType: OrderType | undefined,
): Promise<StoreSlots["days"]> {
  const store = await findStore(panel.db, storeId);
  const now = panel.clock();
  const rules = await loadFulfilmentRules(panel.db, store, now, panel.config.market.time_zone);
  return slotDays(store, now, { rules, orderType: orderType ?? defaultOrderType(store) });
}
