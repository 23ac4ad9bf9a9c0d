import { createHash } from "node:crypto";
import type { RawQueries } from "../db/database.js";

const SYNC_MS = 250;
/** Rows of one statement: it holds their locks until it ends. */
const ROWS_PER_STATEMENT = 1000;
/** Keys that are counted at a time, some 10 MB. The oldest are forgotten first, and may begin again. */
const MAX_ENTRIES = 50_000;
/** Other servers are told of a key's uses from this share of its limit on: most addresses never come near it. */
const REPORTED_SHARE = 0.02;

interface Entry {
  readonly key: string;
  /** Count of all servers at the last synchronization, including this server's reported uses. */
  total: number;
  /** Uses counted here since the last synchronization. */
  unreported: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export interface SharedCounter {
  /** Counts one use. Returns null, or the seconds until the limit resets if it is used up. */
  use(key: string): number | null;
  /** Keys that are counted at the moment. */
  readonly size: number;
}

/**
 * Rate limit shared by all servers without a query per use: each server counts in memory and synchronizes with the table
 * of limits four times a second. The limit can be exceeded by the uses on other servers within that interval, and by 2 %
 * of it for each of them. Without a database it counts in memory alone. The work of a use does not depend on the number of
 * keys, and that of a synchronization only on those with uses to report.
 */
export function createSharedCounter(
  raw: RawQueries | null,
  limit: { name: string; points: number; seconds: number },
  { maxEntries = MAX_ENTRIES }: { maxEntries?: number } = {},
): SharedCounter {
  const reportFrom = Math.max(1, Math.floor(limit.points * REPORTED_SHARE));
  /** In the order in which their times begin. */
  const entries = new Map<string, Entry>();
  const toReport = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;
  let isSyncing = false;

  function forget(entry: Entry): void {
    entries.delete(entry.key);
    toReport.delete(entry);
  }

  function begin(key: string, now: number): Entry {
    const entry = { key, total: 0, unreported: 0, endsAt: now + limit.seconds * 1000 };
    const before = entries.get(key);
    if (before !== undefined) forget(before);
    entries.set(key, entry);
    for (const oldest of entries.values()) {
      if (oldest.endsAt > now && entries.size <= maxEntries) break;
      forget(oldest);
    }
    return entry;
  }

  function scheduleSync(): void {
    if (raw === null || isSyncing || timer !== undefined) return;
    timer = setTimeout(() => void sync(raw), SYNC_MS);
    timer.unref();
  }

  async function sync(table: RawQueries): Promise<void> {
    timer = undefined;
    isSyncing = true;
    const now = Date.now();
    const pending = [...toReport].flatMap((entry): [name: string, entry: Entry][] =>
      entry.endsAt <= now ? [] : [[nameOf(limit.name, entry.key), entry]],
    );
    toReport.clear();
    // Every server locks rows in the same order, which prevents deadlocks.
    pending.sort(([a], [b]) => (a < b ? -1 : 1));
    try {
      for (let from = 0; from < pending.length; from += ROWS_PER_STATEMENT)
        await report(table, pending.slice(from, from + ROWS_PER_STATEMENT), now);
    } catch {
      // The database is unreachable: keep the local counts; requests fail on their own queries.
    }
    isSyncing = false;
    if (toReport.size > 0) scheduleSync();
  }

  async function report(
    table: RawQueries,
    pending: readonly (readonly [name: string, entry: Entry])[],
    now: number,
  ): Promise<void> {
    const byName = new Map(pending);
    const reported = pending.map(([, entry]) => entry.unreported);
    for (const [at, [, entry]] of pending.entries()) {
      entry.unreported -= reported[at]!;
      entry.total += reported[at]!;
    }
    const { rows } = await table.query(
      `insert into rate_limits as r (key, points, expire)
       select * from unnest($1::text[], $2::int[], $3::bigint[])
       on conflict (key) do update set
         points = case when r.expire <= $4::bigint then excluded.points else r.points + excluded.points end,
         expire = case when r.expire <= $4::bigint then excluded.expire else r.expire end
       returning key, points, expire::text as ends_at`,
      [pending.map(([name]) => name), reported, pending.map(([, entry]) => Math.round(entry.endsAt)), now],
    );
    for (const row of rows) {
      const entry = byName.get(row["key"] as string);
      if (entry === undefined) continue;
      entry.total = Number(row["points"]);
      entry.endsAt = Number(row["ends_at"]);
    }
  }

  return {
    get size() {
      return entries.size;
    },
    use(key) {
      const now = Date.now();
      let entry = entries.get(key);
      if (entry === undefined || entry.endsAt <= now) entry = begin(key, now);
      if (entry.total + entry.unreported >= limit.points) {
        return Math.max(1, Math.ceil((entry.endsAt - now) / 1000));
      }
      entry.unreported++;
      if (raw !== null && entry.unreported >= reportFrom) {
        toReport.add(entry);
        scheduleSync();
      }
      return null;
    },
  };
}

/** Key in the table: a hash, since keys contain network addresses. */
function nameOf(limit: string, key: string): string {
  return `${limit}:${createHash("sha256").update(key).digest("base64url")}`;
}
