import { setTimeout as wait } from "node:timers/promises";
import type { OpenDatabase } from "../db/database.js";
import type { Log } from "../log.js";
import { CHANNEL } from "./bus.js";

export interface OutboxRelay {
  /** Sends what is due now, and resolves once it is sent. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Well within the second for which customers may see an outdated price. */
const POLL_MS = 250;
const PAUSE_AFTER_ERROR_MS = 1000;
const ROWS_AT_ONCE = 1000;
/** The sender of notifications that come from no server, so that each server hears them. */
const NO_SERVER = "00000000-0000-0000-0000-000000000000";
/** Wakes the relay of the embedded database. */
const WAKE_CHANNEL = "talabee_outbox";

/**
 * Sends the topics that triggers write to the outbox to all servers, at least once, and deletes them. A topic of a user or an
 * order is sent by the server that changed it, which deletes it too; one that is still there after a second is of a server
 * that was killed between commit and publishing. Every server polls, so that one that is gone is missed by nobody. The
 * embedded database has no other writers: there its own writes wake the relay.
 */
export async function openOutboxRelay(
  { raw, isShared, listen }: Pick<OpenDatabase, "raw" | "isShared" | "listen">,
  log: Log,
): Promise<OutboxRelay> {
  const isDue = isShared
    ? "topic like 'catalogue%' or at < clock_timestamp() - interval '1 second'"
    : // No other server waits for the rest.
      "true";
  const isSent = isShared ? "true" : "topic like 'catalogue%'";
  const statement = `
    with due as (
      select id from outbox where ${isDue} order by id limit ${ROWS_AT_ONCE} for update skip locked
    ), taken as (
      delete from outbox where id in (select id from due) returning topic
    )
    select count(*)::int as taken, count(pg_notify('${CHANNEL}', '${NO_SERVER} ' || topic)) filter (where ${isSent})
    from taken`;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    for (let taken = ROWS_AT_ONCE; taken === ROWS_AT_ONCE;) {
      const { rows } = await raw.query(statement, []);
      taken = Number(rows[0]?.["taken"] ?? 0);
    }
  }
  const flush = (): Promise<void> => (last = last.catch(() => undefined).then(send));
  const tryFlush = (): Promise<boolean> =>
    flush().then(
      () => true,
      (error: unknown) => {
        if (!isClosed) log.error("sending changes failed", error);
        return false;
      },
    );

  const stopping = new AbortController();
  async function poll(): Promise<void> {
    while (!isClosed) {
      const pause = (await tryFlush()) ? POLL_MS : PAUSE_AFTER_ERROR_MS;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  let polling: Promise<void> = Promise.resolve();
  if (isShared) polling = poll();
  else {
    let isWaiting = false;
    await listen(
      WAKE_CHANNEL,
      () => {
        if (isWaiting || isClosed) return;
        isWaiting = true;
        setImmediate(() => {
          isWaiting = false;
          if (!isClosed) void tryFlush();
        });
      },
      () => undefined,
    );
  }
  return {
    flush,
    async close() {
      isClosed = true;
      stopping.abort();
      await polling;
      await last.catch(() => undefined);
    },
  };
}
