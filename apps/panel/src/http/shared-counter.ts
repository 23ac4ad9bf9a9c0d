import { createHash } from "node:crypto";
import type { RawQueries } from "../db/database.js";

const SYNC_MS = 250;

interface Entry {
  /** Key in the table: a hash, since keys contain network addresses. */
  readonly name: string;
  /** Count of all servers at the last synchronization, including this server's reported uses. */
  total: number;
  /** Uses counted here since the last synchronization. */
  unreported: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Rate limit shared by all servers without a query per use: each server counts in memory and synchronizes with the table
 * of limits four times a second. The limit can be exceeded by at most the uses on other servers within that interval.
 * Without a database it counts in memory alone.
 */
export function createSharedCounter(
  raw: RawQueries | null,
  limit: { name: string; points: number; seconds: number },
) {
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;

  async function sync(): Promise<void> {
    timer = undefined;
    const now = Date.now();
    const pending: [name: string, entry: Entry, reported: number][] = [];
    for (const [key, entry] of entries) {
      if (entry.endsAt <= now) entries.delete(key);
      else if (entry.unreported > 0) pending.push([entry.name, entry, entry.unreported]);
    }
    if (raw === null || pending.length === 0) return;
    // Every server locks rows in the same order, which prevents deadlocks.
    pending.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, entry, reported] of pending) {
      entry.unreported -= reported;
      entry.total += reported;
    }
    try {
      const { rows } = await raw.query(
        `insert into rate_limits as r (key, points, expire)
         select * from unnest($1::text[], $2::int[], $3::bigint[])
         on conflict (key) do update set
           points = case when r.expire <= $4::bigint then excluded.points else r.points + excluded.points end,
           expire = case when r.expire <= $4::bigint then excluded.expire else r.expire end
         returning key, points, expire::text as ends_at`,
        [
          pending.map(([name]) => name),
          pending.map(([, , reported]) => reported),
          pending.map(([, entry]) => Math.round(entry.endsAt)),
          now,
        ],
      );
      for (const row of rows) {
        const entry = pending.find(([name]) => name === row["key"])?.[1];
        if (entry === undefined) continue;
        entry.total = Number(row["points"]);
        entry.endsAt = Number(row["ends_at"]);
      }
    } catch {
      // The database is unreachable: keep the local counts; requests fail on their own queries.
    }
  }

  return {
    /** Counts one use. Returns null, or the seconds until the limit resets if it is used up. */
    use(key: string): number | null {
      const now = Date.now();
      let entry = entries.get(key);
      if (entry === undefined || entry.endsAt <= now) {
        const hash = createHash("sha256").update(key).digest("base64url");
        entry = {
          name: `${limit.name}:${hash}`,
          total: 0,
          unreported: 0,
          endsAt: now + limit.seconds * 1000,
        };
        entries.set(key, entry);
      }
      if (entry.total + entry.unreported >= limit.points) {
        return Math.max(1, Math.ceil((entry.endsAt - now) / 1000));
      }
      entry.unreported++;
      if (timer === undefined) {
        timer = setTimeout(() => void sync(), SYNC_MS);
        timer.unref();
      }
      return null;
    },
  };
}
