import type { CallBody, updateStore, updateStoreDelivery, updateStoreHours } from "@talabee/contract";
import { eq, inArray } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { categories, dineTables, type stores, storesInCategories, storeZoneFees } from "../../db/schema.js";
import { throwInvalidField } from "../../http/api-error.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { takePicture } from "../files/picture-rows.js";
import { definedFields } from "../../http/defined-fields.js";

type Columns = Partial<typeof stores.$inferInsert>;

/** The columns of a change of texts and pictures. Pictures are used from then on. */
export async function profileColumns(
  tx: Queries,
  storeId: string,
  form: CallBody<typeof updateStore>,
  now: Date,
): Promise<Columns> {
  const picture = (kind: "logo" | "cover" | "card", id: string | null | undefined) =>
    takePicture(tx, id, { kind, storeId, field: `${kind}_id`, now });
  return definedFields({
    name: form.name,
    legalName: form.legal_name,
    description: form.description,
    brandColor: form.brand_color,
    logo: await picture("logo", form.logo_id),
    cover: await picture("cover", form.cover_id),
    cardCover: await picture("card", form.card_id),
    cuisines: form.cuisines === null ? [] : form.cuisines,
    tags: form.tags === null ? [] : form.tags,
    menuLayout: form.menu_layout,
  });
}

/** The columns of a change of times. */
export function hoursColumns(form: CallBody<typeof updateStoreHours>): Columns {
  return definedFields({
    openingHours: form.opening_hours === null ? [] : form.opening_hours,
    preparationMinutes: form.preparation_minutes,
    slotCapacity: form.slot_capacity,
  });
}

/** The columns of a change of places and fees. */
export function deliveryColumns(form: CallBody<typeof updateStoreDelivery>): Columns {
  const { location } = form;
  return definedFields({
    orderTypes: form.order_types,
    minOrder: form.min_order,
    deliveryFee: form.delivery_fee,
    freeDeliveryOver: form.free_delivery_over,
    deliveryMin: form.delivery_time?.min,
    deliveryMax: form.delivery_time?.max,
    zone: form.zone_number,
    deliveryZones: form.delivery_zones,
    deliveryBands: form.delivery_bands,
    paymentMethods: form.payment_methods,
    ...(location === undefined
      ? {}
      : { lat: location?.lat ?? null, lng: location?.lng ?? null, locationText: location?.text ?? null }),
  });
}

/** Replaces the categories of a store. Throws `validation_failed` for an unknown one. */
export async function setCategories(tx: Queries, storeId: string, ids: readonly string[]): Promise<void> {
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  if (known.length !== ids.length) throwInvalidField("category_ids");
  await tx.delete(storesInCategories).where(eq(storesInCategories.storeId, storeId));
  if (ids.length === 0) return;
  await tx.insert(storesInCategories).values(ids.map((categoryId) => ({ categoryId, storeId })));
}

/** Replaces the fees by zone of a store. */
export async function setZoneFees(
  tx: Queries,
  storeId: string,
  fees: readonly { zone: number; fee: number }[],
): Promise<void> {
  await tx.delete(storeZoneFees).where(eq(storeZoneFees.storeId, storeId));
  if (fees.length === 0) return;
  await tx.insert(storeZoneFees).values(fees.map(({ zone, fee }) => ({ storeId, zone, deliveryFee: fee })));
}

/** Makes the tables those of a list. */
export async function setTables(
  tx: Queries,
  storeId: string,
  tables: readonly { number: string; seats: number }[],
): Promise<void> {
  await tx.update(dineTables).set({ active: false }).where(eq(dineTables.storeId, storeId));
  for (const { number, seats } of tables) {
    await tx
      .insert(dineTables)
      .values({ id: randomUUID(), storeId, number, seats })
      .onConflictDoUpdate({
        target: [dineTables.storeId, dineTables.number],
        set: { seats, active: true },
      });
  }
}

/** Whether a change needs the search to read the store's products anew: their documents name it. */
export const changesSearch = (before: StoreRow, after: StoreRow): boolean =>
  JSON.stringify([before.name, before.cuisines, before.active]) !==
  JSON.stringify([after.name, after.cuisines, after.active]);
