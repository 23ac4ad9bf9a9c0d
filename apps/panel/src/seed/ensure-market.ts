import { MARKETS } from "@talabee/domain";
import { count } from "drizzle-orm";
import type { Config } from "../config.js";
import type { Database } from "../db/database.js";
import { DatabaseUnusable } from "../db/database-unusable.js";
import { appSettings, stores } from "../db/schema.js";

/**
 * Gives an empty database its market. A database keeps it: its amounts are in the minor unit of that currency, and 1250 would be
 * another price in another one. Throws {@link DatabaseUnusable} if `PANEL_MARKET` names another market.
 */
export async function ensureMarket(db: Database, { market }: Pick<Config, "market">): Promise<void> {
  const [row] = await db.select({ body: appSettings.body }).from(appSettings);
  const stored = MARKETS[row?.body.market_id ?? "qa"];
  if (stored.id === market.id) return;
  const [existing] = await db.select({ stores: count() }).from(stores);
  if (row !== undefined || (existing?.stores ?? 0) > 0) {
    throw new DatabaseUnusable(
      `This database holds amounts in ${stored.currency.code}; PANEL_MARKET=${market.id} needs another database for ${market.currency.code}.`,
    );
  }
  await db.insert(appSettings).values({ body: { market_id: market.id }, updatedAt: new Date() });
}
