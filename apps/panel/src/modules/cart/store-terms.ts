import type { StoreSlots } from "@talabee/contract";
import {
  closingTime,
  dateInQatar,
  type DeliveryTariff,
  hasRoom,
  nextOpening,
  type OrderType,
  type SlotRules,
  takesOrders,
  timeSlots,
} from "@talabee/domain";
import { and, eq, gt } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { slots, storeClosures, storeZoneFees } from "../../db/schema.js";
import type { StoreRow } from "../catalogue/wire.js";

/** Slots of half an hour for a week (settled 13, D1), of which a refusal names the first. */
export const SLOT_MINUTES = 30;
export const SCHEDULE_DAYS = 7;
const SLOTS_TOLD = 8;
const MINUTE = 60_000;

type Closure = Pick<typeof storeClosures.$inferSelect, "startsAt" | "endsAt">;
type SlotRow = Pick<typeof slots.$inferSelect, "startsAt" | "booked" | "capacity">;

/** What of a store decides about an order beside its own row. */
export interface StoreTerms {
  readonly tariff: DeliveryTariff;
  /** Those that are not over. */
  readonly closures: readonly Closure[];
  /** Slots that are booked already, by their time. */
  readonly booked: ReadonlyMap<number, SlotRow>;
}

/** What a store without closures and booked slots, and with one fee, has. */
export function plainTerms(store: StoreRow): StoreTerms {
  return { tariff: tariffOf(store, []), closures: [], booked: new Map() };
}

export async function storeTerms(queries: Queries, store: StoreRow, now: Date): Promise<StoreTerms> {
  const fees = await queries.select().from(storeZoneFees).where(eq(storeZoneFees.storeId, store.id));
  const closures = await queries
    .select({ startsAt: storeClosures.startsAt, endsAt: storeClosures.endsAt })
    .from(storeClosures)
    .where(and(eq(storeClosures.storeId, store.id), gt(storeClosures.endsAt, now)));
  const booked = await queries
    .select({ startsAt: slots.startsAt, booked: slots.booked, capacity: slots.capacity })
    .from(slots)
    .where(and(eq(slots.storeId, store.id), gt(slots.startsAt, now)));
  return {
    tariff: tariffOf(store, fees),
    closures,
    booked: new Map(booked.map((slot) => [slot.startsAt.getTime(), slot])),
  };
}

/** By distance where the store says so, else its own fee where it delivers, and other ones for the zones that have theirs (D2.5). */
function tariffOf(
  store: StoreRow,
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

/** Whether the store takes orders for now: open, with time left for the kitchen, and not closed for the day (D1). */
export function takesOrdersNow(store: StoreRow, terms: StoreTerms, now: Date): boolean {
  return (
    takesOrders(store.openingHours, now, store.preparationMinutes) &&
    !terms.closures.some((closure) => isWithin(closure, now.getTime(), now.getTime()))
  );
}

/** When it opens again; null when nobody knows. */
export function opensAgain(store: StoreRow, terms: StoreTerms, now: Date): Date | null {
  // After the last order of an opening it is the next one that counts.
  const end = closingTime(store.openingHours, now);
  let at = takesOrders(store.openingHours, now, store.preparationMinutes) ? now : (end ?? now);
  for (let tries = 0; tries <= terms.closures.length; tries++) {
    const opening = nextOpening(store.openingHours, at) ?? at;
    const closure = terms.closures.find((one) => isWithin(one, opening.getTime(), opening.getTime()));
    if (closure === undefined) return opening.getTime() > now.getTime() ? opening : null;
    at = closure.endsAt;
  }
  return null;
}

function slotRules(store: StoreRow, orderType: OrderType, now: Date): SlotRules {
  return {
    hours: store.openingHours,
    now,
    slot_minutes: SLOT_MINUTES,
    schedule_days: SCHEDULE_DAYS,
    // Nothing arrives sooner than the quickest delivery: what the store promises for now holds for slots too.
    preparation_minutes: orderType === "delivery" ? store.deliveryMin : store.preparationMinutes,
  };
}

/** For when something may be ordered, whether there is room or not. */
function offeredSlots(store: StoreRow, terms: StoreTerms, orderType: OrderType, now: Date): Date[] {
  const rules = slotRules(store, orderType, now);
  const preparation = rules.preparation_minutes * MINUTE;
  return timeSlots(rules)
    .flatMap((day) => day.slots)
    .filter(
      (slot) =>
        !terms.closures.some((closure) => isWithin(closure, slot.getTime() - preparation, slot.getTime())),
    );
}

function roomIn(slot: Date, store: StoreRow, terms: StoreTerms): boolean {
  const row = terms.booked.get(slot.getTime());
  const booked = new Map(row === undefined ? [] : [[slot.getTime(), row.booked]]);
  return hasRoom(slot, booked, row === undefined ? store.slotCapacity : row.capacity);
}

/** The next times with room an order can be wanted for, soonest first, not before `from`; ISO-8601. */
export function nextSlots(
  store: StoreRow,
  now: Date,
  {
    terms = plainTerms(store),
    orderType = "delivery",
    from = now,
  }: {
    terms?: StoreTerms;
    orderType?: OrderType;
    from?: Date;
  } = {},
): string[] {
  return offeredSlots(store, terms, orderType, now)
    .filter((slot) => slot.getTime() >= from.getTime() && roomIn(slot, store, terms))
    .slice(0, SLOTS_TOLD)
    .map((slot) => slot.toISOString());
}

/** Every time that is offered, by its day in Qatar, with whether it is taken; ISO-8601. */
export function slotDays(
  store: StoreRow,
  now: Date,
  { terms, orderType }: { terms: StoreTerms; orderType: OrderType },
): StoreSlots["days"] {
  const days = Map.groupBy(offeredSlots(store, terms, orderType, now), dateInQatar);
  return Array.from(days, ([date, slots]) => ({
    date,
    slots: slots.map((slot) => ({ at: slot.toISOString(), is_full: !roomIn(slot, store, terms) })),
  }));
}

/** Whether there is room at a time: `never` is one that was never offered, `closed` one at which the store is. */
export type SlotVerdict = "free" | "full" | "closed" | "never";

/** Whether an order may be wanted for this time (D1): on the half hour, within the week, the kitchen open, with room. */
export function slotVerdict(
  at: Date,
  store: StoreRow,
  terms: StoreTerms,
  orderType: OrderType,
  now: Date,
): SlotVerdict {
  const isOnGrid = at.getTime() % (SLOT_MINUTES * MINUTE) === 0;
  if (!isOnGrid || at.getTime() - now.getTime() >= SCHEDULE_DAYS * 24 * 60 * MINUTE) return "never";
  if (offeredSlots(store, terms, orderType, now).some((slot) => slot.getTime() === at.getTime())) {
    return roomIn(at, store, terms) ? "free" : "full";
  }
  // Its time has gone by, or the kitchen could not make it any more: another one has to be chosen.
  const soonest = now.getTime() + slotRules(store, orderType, now).preparation_minutes * MINUTE;
  return at.getTime() < soonest ? "full" : "closed";
}
