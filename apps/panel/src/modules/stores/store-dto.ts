import type { PanelStore, STORE_STATES } from "@talabee/contract";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { dineTables, storeClosures, storesInCategories, storeZoneFees } from "../../db/schema.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { plansOf } from "./plan-rows.js";
import { missingRequirements } from "./store-requirements.js";

type StoreState = (typeof STORE_STATES)[number];

/** A store in the list of those who work for it. */
export function serializeStoreCard(store: StoreRow) {
  return {
    id: store.id,
    name: store.name,
    state: stateOf(store),
    logo: store.logo,
    brand_color: store.brandColor,
    order_types: store.orderTypes,
    zone_number: store.zone,
  };
}

function stateOf({ isDraft, active }: Pick<StoreRow, "isDraft" | "active">): StoreState {
  if (isDraft) return "draft";
  return active ? "active" : "inactive";
}

/** Reads all that those who run a store see of it. */
export async function serializeStore(queries: Queries, store: StoreRow, now: Date): Promise<PanelStore> {
  const closures = await queries
    .select()
    .from(storeClosures)
    .where(and(eq(storeClosures.storeId, store.id), gt(storeClosures.endsAt, now)))
    .orderBy(asc(storeClosures.startsAt), asc(storeClosures.id));
  const categories = await queries
    .select({ id: storesInCategories.categoryId })
    .from(storesInCategories)
    .where(eq(storesInCategories.storeId, store.id))
    .orderBy(asc(storesInCategories.categoryId));
  const fees = await queries
    .select({ zone: storeZoneFees.zone, fee: storeZoneFees.deliveryFee })
    .from(storeZoneFees)
    .where(eq(storeZoneFees.storeId, store.id))
    .orderBy(asc(storeZoneFees.zone));
  const tables = await queries
    .select({ number: dineTables.number, seats: dineTables.seats })
    .from(dineTables)
    .where(and(eq(dineTables.storeId, store.id), eq(dineTables.active, true)))
    .orderBy(asc(dineTables.number));
  return {
    ...serializeStoreCard(store),
    legal_name: store.legalName,
    description: store.description,
    cover: store.cover,
    card: store.cardCover,
    category_ids: categories.map(({ id }) => id),
    cuisines: store.cuisines,
    tags: store.tags,
    menu_layout: store.menuLayout,
    opening_hours: store.ownHours ?? store.openingHours,
    hours_now: store.openingHours,
    hours_plans: (await plansOf(queries, store.id)).map(({ id, kind, mode, from, to, hours }) => ({
      id,
      kind,
      mode,
      first_date: from,
      last_date: to,
      hours,
    })),
    preparation_minutes: store.preparationMinutes,
    busy:
      store.busyUntil === null || store.busyUntil <= now || store.busyMinutes === 0
        ? null
        : { minutes: store.busyMinutes, until: store.busyUntil.toISOString() },
    slot_capacity: store.slotCapacity,
    closures: closures.map((closure) => ({
      id: closure.id,
      starts_at: closure.startsAt.toISOString(),
      ends_at: closure.endsAt.toISOString(),
      reason: closure.reason,
      is_pause: closure.isPause,
      is_unheard: closure.isUnheard,
    })),
    min_order: store.minOrder,
    delivery_fee: store.deliveryFee,
    free_delivery_over: store.freeDeliveryOver,
    delivery_time: { min: store.deliveryMin, max: store.deliveryMax },
    delivery_zones: store.deliveryZones,
    zone_fees: fees,
    delivery_bands: store.deliveryBands,
    payment_methods: store.paymentMethods,
    location:
      store.lat === null || store.lng === null
        ? null
        : { lat: store.lat, lng: store.lng, text: store.locationText ?? { en: "", ar: "" } },
    tables,
    missing: await missingRequirements(queries, store),
  };
}
