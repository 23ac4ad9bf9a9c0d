import type { RawQueries } from "../db/database.js";
import { knownMigrations } from "../db/migration-state.js";
import type { App } from "./app-env.js";

const TIMEOUT_MS = 2000;
/** Requests within this time of the last check get its result. */
const CACHE_MS = 500;

export interface Readiness {
  readonly database: "ok" | "unreachable";
  readonly migrations: "current" | "missing" | "unknown";
  readonly draining: boolean;
}

/**
 * `/health`: liveness. `/ready`: readiness; 503 while the database does not respond, lacks a migration of this build, or
 * the server is draining. A database with newer migrations counts as current: migrations stay compatible with the
 * previous release.
 */
export function serveReadiness(app: App, raw: RawQueries, isDraining: () => boolean): void {
  const newest = Math.max(...knownMigrations().map(({ when }) => when));
  let isCurrent = false;
  let last: { at: number; result: Promise<Omit<Readiness, "draining">> } | undefined;

  async function check(): Promise<Omit<Readiness, "draining">> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer")), TIMEOUT_MS);
    });
    try {
      const query = raw.query(
        isCurrent ? "select 1" : "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
        [],
      );
      query.catch(() => undefined);
      const { rows } = await Promise.race([query, timeout]);
      isCurrent ||= Number(rows[0]?.["newest"] ?? 0) >= newest;
      return { database: "ok", migrations: isCurrent ? "current" : "missing" };
    } catch {
      return { database: "unreachable", migrations: "unknown" };
    } finally {
      clearTimeout(timer);
    }
  }

  app.get("/health", (context) => context.json({ status: "ok" }));
  app.get("/ready", async (context) => {
    const now = performance.now();
    if (last === undefined || now - last.at > CACHE_MS) last = { at: now, result: check() };
    const readiness: Readiness = { ...(await last.result), draining: isDraining() };
    const isReady = readiness.database === "ok" && readiness.migrations === "current" && !readiness.draining;
    context.header("Cache-Control", "no-store");
    return context.json({ status: isReady ? "ready" : "not ready", ...readiness }, isReady ? 200 : 503);
  });
}
