import type { STORE_REQUIREMENTS } from "@talabee/contract";
import { and, count, eq, gt, inArray } from "drizzle-orm";
import { rolesWith } from "@talabee/domain";
import type { Queries } from "../../db/database.js";
import { products, storesInCategories, storeStaff } from "../../db/schema.js";
import type { StoreRow } from "../catalogue/store-dto.js";

export type StoreRequirement = (typeof STORE_REQUIREMENTS)[number];

/** What a store must still have before customers can order from it, in the order in which it is usually done. */
export async function missingRequirements(queries: Queries, store: StoreRow): Promise<StoreRequirement[]> {
  const [categories] = await queries
    .select({ count: count() })
    .from(storesInCategories)
    .where(eq(storesInCategories.storeId, store.id));
  const [sold] = await queries
    .select({ count: count() })
    .from(products)
    .where(and(eq(products.storeId, store.id), eq(products.active, true), gt(products.stock, 0)));
  const acceptors = rolesWith("order.accept");
  const [staff] = await queries
    .select({ count: count() })
    .from(storeStaff)
    .where(and(eq(storeStaff.storeId, store.id), inArray(storeStaff.role, [...acceptors] as never[])));
  const has: Readonly<Record<StoreRequirement, boolean>> = {
    category: categories!.count > 0,
    hours: (store.ownHours ?? store.openingHours).length > 0,
    // Customers see where they pick up and eat, and fees by distance are measured from here.
    location: store.lat !== null && store.lng !== null && store.zone > 0,
    menu: sold!.count > 0,
    staff: staff!.count > 0,
  };
  return (Object.keys(has) as StoreRequirement[]).filter((requirement) => !has[requirement]);
}
