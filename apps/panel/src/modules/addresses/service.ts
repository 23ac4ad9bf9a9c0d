import type { Address, CallBody, createAddress } from "@talabee/contract";
import { type Market, OPEN_ORDER_STATUSES } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { addresses, orders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { readSettings } from "../settings/brand-settings.js";
import { placeProblem } from "../zones/address-place.js";

const MAX_ADDRESSES = 20;

type AddressRow = typeof addresses.$inferSelect;
type Form = CallBody<typeof createAddress>;

/** A customer's addresses (REQ-ACCOUNT-27). Another customer's address is `not_found`. */
export function createAddressService(panel: Panel) {
  /** Locks the customer's addresses, so that concurrent requests cannot both set the default or exceed the limit. */
  async function lockAll(tx: Queries, userId: string): Promise<AddressRow[]> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('addresses'), hashtext(${userId}))`);
    return tx.select().from(addresses).where(eq(addresses.userId, userId));
  }

  return {
    async list(userId: string): Promise<{ items: Address[]; next_cursor: null }> {
      const rows = await panel.db
        .select()
        .from(addresses)
        .where(eq(addresses.userId, userId))
        .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
      return { items: rows.map(serializeAddress), next_cursor: null };
    },

    async create(userId: string, form: Form): Promise<Address> {
      rejectPlace(form, panel.config.market);
      return panel.db.transaction(async (tx) => {
        const existing = await lockAll(tx, userId);
        if (existing.length >= MAX_ADDRESSES) throw new ApiError("address_limit");
        const isDefault = form.is_default || existing.length === 0;
        if (isDefault)
          await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId));
        const [row] = await tx
          .insert(addresses)
          .values({
            id: randomUUID(),
            userId,
            ...columnsOf(form, await cityOf(tx)),
            isDefault,
            createdAt: panel.clock(),
          })
          .returning();
        return serializeAddress(row!);
      });
    },

    async update(userId: string, id: string, form: Form): Promise<Address> {
      rejectPlace(form, panel.config.market);
      return panel.db.transaction(async (tx) => {
        const existing = await lockAll(tx, userId);
        const present = existing.find((row) => row.id === id);
        if (present === undefined) throw new ApiError("not_found");
        // One address is always the default; choosing another one moves it.
        const isDefault = form.is_default || present.isDefault;
        if (isDefault)
          await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId));
        const [row] = await tx
          .update(addresses)
          .set({ ...columnsOf(form, await cityOf(tx)), isDefault })
          .where(eq(addresses.id, id))
          .returning();
        return serializeAddress(row!);
      });
    },

    async makeDefault(userId: string, id: string): Promise<Address> {
      return panel.db.transaction(async (tx) => {
        const existing = await lockAll(tx, userId);
        if (!existing.some((row) => row.id === id)) throw new ApiError("not_found");
        await tx.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, userId));
        const [row] = await tx
          .update(addresses)
          .set({ isDefault: true })
          .where(eq(addresses.id, id))
          .returning();
        return serializeAddress(row!);
      });
    },

    async remove(userId: string, id: string): Promise<void> {
      await panel.db.transaction(async (tx) => {
        const existing = await lockAll(tx, userId);
        const present = existing.find((row) => row.id === id);
        if (present === undefined) throw new ApiError("not_found");
        const [inUse] = await tx
          .select({ count: count() })
          .from(orders)
          .where(
            and(
              eq(orders.userId, userId),
              inArray(orders.orderStatus, OPEN_ORDER_STATUSES),
              sql`${orders.address} ->> 'id' = ${id}`,
            ),
          );
        if ((inUse?.count ?? 0) > 0) throw new ApiError("address_in_use");
        await tx.delete(addresses).where(eq(addresses.id, id));
        const next = existing.find((row) => row.id !== id);
        if (present.isDefault && next) {
          await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
        }
      });
    },
  };
}

/** City of an address that names none. */
async function cityOf(queries: Queries): Promise<string> {
  return (await readSettings(queries)).market.city;
}

/** Throws `validation_failed` for the field to correct when zone, pin and market are not one place. */
function rejectPlace({ zone_number, location }: Form, market: Market): void {
  const problem = placeProblem({ zone: Number(zone_number), pin: location ?? null }, market);
  if (problem === null) return;
  const field = problem.code === "pin_outside_market" ? "location" : "zone_number";
  throw new ApiError("validation_failed", {
    errors: { [field]: [problem.code] },
    ...("values" in problem ? { values: problem.values } : {}),
  });
}

function columnsOf(form: Form, defaultCity: string) {
  return {
    label: form.label,
    phone: form.phone,
    zoneNumber: form.zone_number,
    lineOne: form.line_one,
    buildingNumber: form.building_number,
    avenue: form.avenue || null,
    floor: form.floor || null,
    apartment: form.apartment || null,
    lineTwo: form.line_two || null,
    lineThree: form.line_three || null,
    landmark: form.landmark || null,
    city: form.city || defaultCity,
    state: form.state || null,
    lat: form.location?.lat ?? null,
    lng: form.location?.lng ?? null,
    note: form.note,
  };
}

/** The wire shape of an address. */
export function serializeAddress(row: AddressRow): Address {
  return {
    id: row.id,
    label: row.label,
    phone: row.phone,
    zone_number: row.zoneNumber,
    line_one: row.lineOne,
    building_number: row.buildingNumber,
    avenue: row.avenue,
    floor: row.floor,
    apartment: row.apartment,
    line_two: row.lineTwo,
    line_three: row.lineThree,
    landmark: row.landmark,
    city: row.city,
    state: row.state,
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    note: row.note,
    is_default: row.isDefault,
  };
}
