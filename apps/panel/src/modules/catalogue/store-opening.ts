import { lastOrderTime, orderTime, type OrderTime, type OrderType } from "@talabee/domain";
import { eq, gt } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { slots, storeClosures, stores } from "../../db/schema.js";
import type { MarketTime } from "../../market-time.js";
import { SLOT_MINUTES } from "../settings/setting-defaults.js";
import {
  checkSlot,
  defaultOrderType,
  type FulfilmentRules,
  nextSlots,
  opensAgain,
  type TimedStore,
  takesOrdersNow,
  type TimeRules,
} from "./fulfilment-rules.js";

/** What decides when a store can be ordered from, beside its closures and booked slots. */
export type OpeningStore = TimedStore & { readonly id: string; readonly active: boolean };

/** Columns of {@link OpeningStore}. */
export const openingColumns = {
  id: stores.id,
  active: stores.active,
  openingHours: stores.openingHours,
  orderTypes: stores.orderTypes,
  preparationMinutes: stores.preparationMinutes,
  deliveryMin: stores.deliveryMin,
  slotCapacity: stores.slotCapacity,
};

/** How a store's opening is shown; times ISO-8601. */
export interface StoreOpening {
  readonly is_open: boolean;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}

/** The time and type of an order; without a time it is for now. */
export interface OpeningRequest {
  readonly at?: Date | null;
  readonly orderType?: OrderType | null;
}

/** The slot of a requested time: the next one, for a time that is none. */
function slotOf(at: Date): Date {
  const step = SLOT_MINUTES * 60_000;
  return new Date(Math.ceil(at.getTime() / step) * step);
}

/**
 * Whether a store takes an order, by the rules of the quote (REQ-CATALOG-40): this is what "open" means in lists, filters,
 * cards and pages.
 */
export function takesOrder(
  store: OpeningStore,
  rules: TimeRules,
  now: Date,
  { at = null, orderType = null }: OpeningRequest = {},
): boolean {
  if (!store.active) return false;
  if (at === null) return takesOrdersNow(store, rules, now);
  return checkSlot(slotOf(at), store, rules, orderType ?? defaultOrderType(store), now) === "free";
}

/** Whether a store is open, and when it takes its next first or last order. */
export function storeOpening(
  store: OpeningStore,
  rules: TimeRules,
  now: Date,
  request: OpeningRequest = {},
): StoreOpening {
  const time = request.at ?? now;
  const is_open = takesOrder(store, rules, now, request);
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    is_open,
    opens_at: is_open ? null : iso(opensAgain(store, rules, time)),
    closes_at: is_open ? iso(lastOrder(store, rules, time)) : null,
  };
}

/** Until when a store that takes orders does so: its last order, or its next closure. */
function lastOrder(store: OpeningStore, { closures, timeZone }: TimeRules, at: Date): Date | null {
  const last = lastOrderTime(store.openingHours, at, store.preparationMinutes, timeZone);
  const ends = closures.map(({ startsAt }) => startsAt.getTime()).filter((start) => start > at.getTime());
  if (last !== null) ends.push(last.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** The openings of stores, by their rows. */
export interface Openings {
  of(store: OpeningStore): StoreOpening;
  isOpen(store: OpeningStore): boolean;
}

/** Reads what decides about the opening of all stores, for now or for the time of a request. */
export async function readOpenings(
  queries: Queries,
  { now, timeZone }: MarketTime,
  request: OpeningRequest = {},
): Promise<Openings> {
  const closures = Map.groupBy(
    await queries
      .select({
        storeId: storeClosures.storeId,
        startsAt: storeClosures.startsAt,
        endsAt: storeClosures.endsAt,
      })
      .from(storeClosures)
      .where(gt(storeClosures.endsAt, now)),
    ({ storeId }) => storeId,
  );
  const { at = null } = request;
  const booked = new Map(
    at === null
      ? []
      : (
          await queries
            .select()
            .from(slots)
            .where(eq(slots.startsAt, slotOf(at)))
        ).map((slot) => [slot.storeId, slot]),
  );
  const rulesOf = ({ id }: OpeningStore): TimeRules => {
    const slot = booked.get(id);
    return {
      timeZone,
      closures: closures.get(id) ?? [],
      booked: new Map(slot === undefined ? [] : [[slot.startsAt.getTime(), slot]]),
    };
  };
  // A list filters by it and sorts by it.
  const known = new Map<string, boolean>();
  return {
    of: (store) => storeOpening(store, rulesOf(store), now, request),
    isOpen(store) {
      let open = known.get(store.id);
      if (open === undefined) known.set(store.id, (open = takesOrder(store, rulesOf(store), now, request)));
      return open;
    },
  };
}

/** When the store can be ordered from (REQ-CATALOG-42), for an order type or its default one. */
export function storeOrderTime(
  store: OpeningStore,
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
  store: OpeningStore,
  rules: FulfilmentRules,
  now: Date,
): { is_open: boolean; opens_at: string | null; preorder_from: string | null } {
  const { is_open, opens_at } = storeOpening(store, rules, now);
  const time = storeOrderTime(store, rules, now);
  return { is_open, opens_at, preorder_from: time.kind === "preorder" ? time.from.toISOString() : null };
}
