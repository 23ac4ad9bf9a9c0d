import { sql } from "drizzle-orm";
import { executeRows } from "../../db/execute-rows.js";
import type { Panel } from "../../panel.js";

const HOUR_MS = 3_600_000;
/** Events are kept for a day (`jobs/maintenance.ts`); a position that is nearly as old may have lost some. */
const RESUMABLE_MS = 23 * HOUR_MS;
/** Digits of an id, so that the length of a position does not tell of it. */
const DIGITS = 15;

/**
 * Positions in the events of a store's board, as its devices see them: the id of the last event that is known, which counts
 * the events of all stores (REQ-REL-16), with the time at which that was so. By the time, a store without events can be told
 * from one whose events are no longer kept.
 */
export function boardPositions(panel: Pick<Panel, "secrets" | "clock" | "db">, storeId: string) {
  const context = `board of ${storeId}`;
  return {
    seal: (id: number): Promise<string> =>
      panel.secrets.seal(`${String(id).padStart(DIGITS, "0")} ${panel.clock().getTime()}`, context),
    /** The id of a position; null without one, `lost` for one that cannot be gone on from. */
    async open(text: string | undefined): Promise<number | "lost" | null> {
      if (text === undefined) return null;
      const opened = await panel.secrets.open(text.slice(0, 200), context).catch(() => null);
      if (opened === null) return "lost";
      const [id = NaN, at = NaN] = opened.split(" ").map(Number);
      if (panel.clock().getTime() - at > RESUMABLE_MS) return "lost";
      // A backup was restored that does not know it.
      const [row] = await executeRows<{ newest: string }>(
        panel.db,
        sql`select coalesce(pg_sequence_last_value(pg_get_serial_sequence('store_events', 'id')::regclass), 0)::text as newest`,
      );
      return id > Number(row!.newest) ? "lost" : id;
    },
  };
}
