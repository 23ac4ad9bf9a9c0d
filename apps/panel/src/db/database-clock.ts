import type { Log } from "../log.js";
import type { RawQueries } from "./database.js";

/** The time of all servers on one database. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

const MEASURE_EVERY_MS = 30_000;
/** A slower answer does not say exactly when the database read its clock. */
const MAX_ROUND_TRIP_MS = 1000;
const LOGGED_FROM_MS = 2000;

/**
 * A clock that follows the database's, so that servers whose own clocks differ agree when a lease, session or code ends and
 * when work is due. The difference is measured at the start, which fails without the database, and twice a minute.
 */
export async function openDatabaseClock(
  raw: RawQueries,
  log: Log,
  local: () => number = Date.now,
): Promise<DatabaseClock> {
  let ahead = 0;
  async function measure(): Promise<void> {
    const sent = local();
    const { rows } = await raw.query(
      "select (extract(epoch from clock_timestamp()) * 1000)::float8 as now",
      [],
    );
    const received = local();
    if (received - sent > MAX_ROUND_TRIP_MS && ahead !== 0) return;
    const measured = Number(rows[0]!["now"]) - (sent + received) / 2;
    if (Math.abs(measured - ahead) > LOGGED_FROM_MS)
      log.warn("this server's clock differs from the database's; the database's counts", {
        seconds: Math.round(measured / 1000),
      });
    ahead = measured;
  }
  await measure();
  const timer = setInterval(() => {
    // Without the database, the last difference still holds.
    measure().catch(() => undefined);
  }, MEASURE_EVERY_MS);
  timer.unref();
  return { now: () => new Date(Math.round(local() + ahead)), stop: () => clearInterval(timer) };
}
