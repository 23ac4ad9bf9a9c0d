import type { StoreSlots } from "@talabee/contract";
import {
  closingTime,
  dateIn,
  type DeliveryTariff,
  hasRoom,
  nextOpening,
  type OrderTime,
  orderTime,
  type OrderType,
  type SlotRules,
  takesOrders,
  timeSlots,
} from "@talabee/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { slots, storeClosures, storeZoneFees } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { SCHEDULE_DAYS, SLOT_MINUTES } from "../settings/setting-defaults.js";
import { storeHours, type StoreRow } from "./store-dto.js";
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
export function takesOrdersNow(store: StoreRow, rules: FulfilmentRules, now: Date): boolean {
  return (
    takesOrders(store.openingHours, now, store.preparationMinutes, rules.timeZone) &&
    !rules.closures.some((closure) => isWithin(closure, now.getTime(), now.getTime()))
  );
}

/** When the store can be ordered from (REQ-CATALOG-42), for an order type or its default one. */
export function storeOrderTime(
  store: StoreRow,
  rules: FulfilmentRules,
  now: Date,
  orderType: OrderType = defaultOrderType(store),
): OrderTime {
  const takesNow = takesOrdersNow(store, rules, now);
  return orderTime({
    order_types: store.orderTypes,
    takes_orders: takesNow,
    free_slots: takesNow ? [] : nextSlots(store, now, { rules, orderType }).map((at) => new Date(at)),
  });
}

/** Whether the store is open, and when it can be ordered from if not for now. */
export function openingState(
  store: StoreRow,
  rules: FulfilmentRules,
  now: Date,
): { is_open: boolean; opens_at: string | null; preorder_from: string | null } {
  const at = now.getTime();
  const ends = rules.closures.filter((one) => isWithin(one, at, at)).map(({ endsAt }) => endsAt.getTime());
  const { is_open, opens_at } = storeHours(
    store,
    now,
    rules.timeZone,
    ends.length === 0 ? undefined : new Date(Math.max(...ends)),
  );
  const time = storeOrderTime(store, rules, now);
  return { is_open, opens_at, preorder_from: time.kind === "preorder" ? time.from.toISOString() : null };
}

/** When the store accepts orders again; null if unknown. */
export function opensAgain(store: StoreRow, rules: FulfilmentRules, now: Date): Date | null {
  // After the last order of an opening period, the next one counts.
  const { timeZone } = rules;
  const end = closingTime(store.openingHours, now, timeZone);
  let at = takesOrders(store.openingHours, now, store.preparationMinutes, timeZone) ? now : (end ?? now);
  for (let tries = 0; tries <= rules.closures.length; tries++) {
    const opening = nextOpening(store.openingHours, at, timeZone) ?? at;
    const closure = rules.closures.find((one) => isWithin(one, opening.getTime(), opening.getTime()));
    if (closure === undefined) return opening.getTime() > now.getTime() ? opening : null;
    at = closure.endsAt;
  }
  return null;
}

function slotRules(store: StoreRow, rules: FulfilmentRules, orderType: OrderType, now: Date): SlotRules {
  return {
    hours: store.openingHours,
    now,
    time_zone: rules.timeZone,
    slot_minutes: SLOT_MINUTES,
    schedule_days: SCHEDULE_DAYS,
    // A slot is no sooner than the fastest delivery: the store's estimate for now holds for slots too.
    preparation_minutes: orderType === "delivery" ? store.deliveryMin : store.preparationMinutes,
  };
}

/** All slots within hours and closures, free or full. */
function offeredSlots(store: StoreRow, rules: FulfilmentRules, orderType: OrderType, now: Date): Date[] {
  const grid = slotRules(store, rules, orderType, now);
  const preparation = grid.preparation_minutes * MINUTE;
  return timeSlots(grid)
    .flatMap((day) => day.slots)
    .filter(
      (slot) =>
        !rules.closures.some((closure) => isWithin(closure, slot.getTime() - preparation, slot.getTime())),
    );
}

function hasFreePlace(slot: Date, store: StoreRow, rules: FulfilmentRules): boolean {
  const row = rules.booked.get(slot.getTime());
  const booked = new Map(row === undefined ? [] : [[slot.getTime(), row.booked]]);
  return hasRoom(slot, booked, row === undefined ? store.slotCapacity : row.capacity);
}

/** The next free slots, soonest first, not before `from`, as ISO-8601. */
export function nextSlots(
  store: StoreRow,
  now: Date,
  {
    rules,
    orderType = "delivery",
    from = now,
  }: {
    rules: FulfilmentRules;
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
  store: StoreRow,
  rules: FulfilmentRules,
  orderType: OrderType,
  now: Date,
): SlotResult {
  const isOnGrid = at.getTime() % (SLOT_MINUTES * MINUTE) === 0;
  if (!isOnGrid || at.getTime() - now.getTime() >= SCHEDULE_DAYS * 24 * 60 * MINUTE) return "never";
  if (offeredSlots(store, rules, orderType, now).some((slot) => slot.getTime() === at.getTime())) {
    return hasFreePlace(at, store, rules) ? "free" : "full";
  }
  // The time has passed, or is too soon to prepare: the customer must choose another one.
  const soonest = now.getTime() + slotRules(store, rules, orderType, now).preparation_minutes * MINUTE;
  return at.getTime() < soonest ? "full" : "closed";
}

/** The order type before the customer chose one. */
export function defaultOrderType(store: StoreRow): OrderType {
  return store.orderTypes.includes("delivery") ? "delivery" : (store.orderTypes[0] ?? "delivery");
}

/** The slots of a store by day, for an order type or its default one. Throws the `ApiError`s `not_found` and `store_inactive`. */
export async function storeSlotDays(
  panel: Pick<Panel, "db" | "clock" | "config">,
  storeId: string,
  orderType: OrderType | undefined,
): Promise<StoreSlots["days"]> {
  const store = await findStore(panel.db, storeId);
  if (!store.active) throw new ApiError("store_inactive");
  const now = panel.clock();
  const rules = await loadFulfilmentRules(panel.db, store, now, panel.config.market.time_zone);
  return slotDays(store, now, { rules, orderType: orderType ?? defaultOrderType(store) });
}
