import { sql } from "drizzle-orm";
import { productAddonGroups, products } from "../../db/schema.js";

/** Whether a product has add-on groups. */
export const hasAddons = sql<boolean>`exists (select 1 from ${productAddonGroups} where ${productAddonGroups.productId} = ${products.id})`;
