import { count, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { addonGroups, hoursPlans, products, sections, storeClosures, storeDevices } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";

/**
 * What a store can have, beyond what any store needs: a menu is read and put into order as a whole, and one careless program must
 * not fill the database. Products of a section, and sections, are as many as one call can put into order.
 */
export const STORE_LIMITS = {
  sections: 200,
  products: 10_000,
  section_products: 1000,
  addon_groups: 500,
  /** Those to come. */
  closures: 200,
  hours_plans: 60,
  devices: 50,
};

const TABLES = {
  sections,
  products,
  section_products: products,
  addon_groups: addonGroups,
  closures: storeClosures,
  hours_plans: hoursPlans,
  devices: storeDevices,
};

/** Throws `limit_reached` unless there is room for another row beside those of `where`. The caller has locked the store. */
export async function requireRoom(
  tx: Queries,
  what: keyof typeof STORE_LIMITS,
  where: SQL | undefined,
): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(TABLES[what]).where(where);
  if (row!.count >= STORE_LIMITS[what])
    throw new ApiError("limit_reached", { data: { limit: STORE_LIMITS[what] } });
}
