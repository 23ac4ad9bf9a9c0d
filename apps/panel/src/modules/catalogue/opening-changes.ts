import { dateIn } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { setImmediate } from "node:timers/promises";
import { stores } from "../../db/schema.js";
import type { CatalogueChange } from "../../http/catalogue-changes.js";
import type { Panel } from "../../panel.js";
import { SLOT_MINUTES } from "../settings/setting-defaults.js";
import { openingColumns, type OpeningStore, readOpenings } from "./store-opening.js";

const MINUTE_MS = 60_000;
/** Stores that are looked at without letting other requests in between. */
const STORES_AT_ONCE = 100;

/** What time changes of a store: what lists show of it, and the slots that its own pages offer. */
interface TimedState {
  readonly opening: string;
  readonly slots: string;
}

/**
 * Returns what has changed with time since the last call: stores that have opened, closed or offer other times. With a new day
 * everything has. What an operator changes is told by the database's triggers.
 */
export function createOpeningChanges({
  db,
  config: {
    market: { time_zone: timeZone },
  },
}: Pick<Panel, "db" | "config">): (now: Date) => Promise<readonly CatalogueChange[]> {
  let before = new Map<string, TimedState>();
  let day = "";
  return async (now) => {
    const [openings, rows] = await Promise.all([
      readOpenings(db, { now, timeZone }),
      db.select(openingColumns).from(stores).where(eq(stores.active, true)),
    ]);
    const states = new Map<string, TimedState>();
    for (const [at, store] of rows.entries()) {
      if (at % STORES_AT_ONCE === STORES_AT_ONCE - 1) await setImmediate();
      states.set(store.id, { opening: JSON.stringify(openings.of(store)), slots: slotsState(store, now) });
    }
    const [past, pastDay] = [before, day];
    [before, day] = [states, dateIn(now, timeZone)];
    if (pastDay !== "" && pastDay !== day) return [{ storeId: null }];
    return [...states].flatMap(([storeId, { opening, slots }]) => {
      const known = past.get(storeId);
      if (known === undefined || (known.opening === opening && known.slots === slots)) return [];
      return [{ storeId, isOwn: known.opening === opening }];
    });
  };
}

/** Which slots are the first and the last that can be offered, for all types of orders: it changes with each half hour. */
function slotsState({ deliveryMin, preparationMinutes }: OpeningStore, now: Date): string {
  return [0, deliveryMin, preparationMinutes]
    .map((minutes) => Math.floor((now.getTime() - 1 + minutes * MINUTE_MS) / (SLOT_MINUTES * MINUTE_MS)))
    .join(" ");
}
