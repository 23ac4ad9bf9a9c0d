import type { RawQueries } from "../db/database.js";

const SYNC_MS = 250;

interface Entry {
  /** What all panels have counted, as far as this one has heard. */
  total: number;
  /** What this one has counted and the others have not heard of. */
  untold: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/**
 * Counts something frequent for all panels together without asking the database each time: each counts by itself and
 * tells the table of limits four times a second. What passes beyond the limit is at most what the other panels let
 * through in that time.
 */
export function createSharedCounter(
  raw: RawQueries,
  limit: { name: string; points: number; seconds: number },
) {
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;

  async function sync(): Promise<void> {
    timer = undefined;
    const now = Date.now();
    const news: [key: string, entry: Entry, told: number][] = [];
    for (const [key, entry] of entries) {
      if (entry.endsAt <= now) entries.delete(key);
      else if (entry.untold > 0) news.push([key, entry, entry.untold]);
    }
    if (news.length === 0) return;
    // In one order everywhere, so that two panels never wait for each other in a circle.
    news.sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, entry, told] of news) {
      entry.untold -= told;
      entry.total += told;
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
          news.map(([key]) => `${limit.name}:${key}`),
          news.map(([, , told]) => told),
          news.map(([, entry]) => Math.round(entry.endsAt)),
          now,
        ],
      );
      for (const row of rows) {
        const entry = entries.get(String(row["key"]).slice(limit.name.length + 1));
        if (entry === undefined) continue;
        entry.total = Number(row["points"]);
        entry.endsAt = Number(row["ends_at"]);
      }
    } catch {
      // The database is away: what was counted here stands, and requests fail by themselves.
    }
  }

  return {
    /** Counts one; the seconds until there is one left again, or null when there was one. */
    use(key: string): number | null {
      const now = Date.now();
      let entry = entries.get(key);
      if (entry === undefined || entry.endsAt <= now) {
        entry = { total: 0, untold: 0, endsAt: now + limit.seconds * 1000 };
        entries.set(key, entry);
      }
      if (entry.total + entry.untold >= limit.points) {
        return Math.max(1, Math.ceil((entry.endsAt - now) / 1000));
      }
      entry.untold++;
      if (timer === undefined) {
        timer = setTimeout(() => void sync(), SYNC_MS);
        timer.unref();
      }
      return null;
    },
  };
}
