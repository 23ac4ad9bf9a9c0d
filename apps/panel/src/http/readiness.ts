import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RawQueries } from "../db/database.js";
import { migrationsFolder } from "../db/migrations-folder.js";
import type { App } from "./app-env.js";

const PATIENCE_MS = 2000;
/** Asked more often than this, the answer is the last one. */
const FRESH_MS = 500;

export interface Readiness {
  readonly database: "ok" | "unreachable";
  readonly migrations: "current" | "missing" | "unknown";
  readonly draining: boolean;
}

interface Journal {
  entries: { when: number; tag: string }[];
}

/** The migrations this build brings, oldest first. */
export function knownMigrations(): Journal["entries"] {
  return (JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal).entries;
}

/**
 * `/health`: the process lives. `/ready`: send it requests; 503 while its database does not answer, or lacks a migration
 * of this build, or the panel is about to stop. A database that is ahead is fine: the next release migrated it, and keeps
 * to what this one can live with.
 */
export function serveReadiness(app: App, raw: RawQueries, isDraining: () => boolean): void {
  const newest = Math.max(...knownMigrations().map(({ when }) => when));
  let isCurrent = false;
  let last: { at: number; asked: Promise<Omit<Readiness, "draining">> } | undefined;

  async function ask(): Promise<Omit<Readiness, "draining">> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer")), PATIENCE_MS);
    });
    try {
      const query = raw.query(
        isCurrent ? "select 1" : "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
        [],
      );
      query.catch(() => undefined);
      const { rows } = await Promise.race([query, patience]);
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
    if (last === undefined || now - last.at > FRESH_MS) last = { at: now, asked: ask() };
    const found: Readiness = { ...(await last.asked), draining: isDraining() };
    const isReady = found.database === "ok" && found.migrations === "current" && !found.draining;
    context.header("Cache-Control", "no-store");
    return context.json({ status: isReady ? "ready" : "not ready", ...found }, isReady ? 200 : 503);
  });
}
