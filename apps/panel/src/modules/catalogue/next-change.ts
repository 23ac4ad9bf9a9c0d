import { sql } from "drizzle-orm";
import { executeRows } from "../../db/execute-rows.js";
import { coupons, storeClosures } from "../../db/schema.js";
import type { Panel } from "../../panel.js";

/**
 * Returns the next time at which a closure begins or ends or a coupon ends, in milliseconds since 1970; Infinity if none
 * does. Answers are kept until then (http/response-cache.ts). Asks the database only after a change, and when the time has come.
 */
export function createNextChange({ db, bus }: Pick<Panel, "db" | "bus">): (now: Date) => Promise<number> {
  let known: { readonly from: number; readonly until: number } | null = null;
  bus.onCatalogueChange(() => (known = null));
  return async (now) => {
    const at = now.getTime();
    if (known !== null && at >= known.from && at < known.until) return known.until;
    const reading = { from: at, until: at };
    known = reading;
    const later = sql`${now.toISOString()}::timestamptz`;
    const [row] = await executeRows<{ next: string | null }>(
      db,
      sql`select extract(epoch from least(
            (select min(${storeClosures.startsAt}) from ${storeClosures} where ${storeClosures.startsAt} > ${later}),
            (select min(${storeClosures.endsAt}) from ${storeClosures} where ${storeClosures.endsAt} > ${later}),
            (select min(${coupons.endsAt}) from ${coupons} where ${coupons.endsAt} > ${later})
          )) * 1000 as next`,
    );
    const next = row?.next ?? null;
    const until = next === null ? Infinity : Number(next);
    if (known === reading) known = { from: at, until };
    return until;
  };
}
