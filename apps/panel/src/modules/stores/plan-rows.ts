import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { hoursPlans } from "../../db/schema.js";

export type PlanRow = typeof hoursPlans.$inferSelect;

/** The plans of a store, soonest first. */
export const plansOf = (queries: Queries, storeId: string): Promise<PlanRow[]> =>
  queries
    .select()
    .from(hoursPlans)
    .where(eq(hoursPlans.storeId, storeId))
    .orderBy(asc(hoursPlans.from), asc(hoursPlans.id));
