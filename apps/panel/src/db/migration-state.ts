import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "./database.js";
import { migrationsFolder } from "./migrations-folder.js";

interface Migration {
  readonly when: number;
  readonly tag: string;
}

/** Migrations of this build, oldest first. */
export function knownMigrations(): Migration[] {
  const journal = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
  return (JSON.parse(journal) as { entries: Migration[] }).entries;
}

/** When the newest applied migration was made; 0 for a new database. */
export async function newestApplied(database: Pick<OpenDatabase, "raw">): Promise<number> {
  const { rows } = await database.raw.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
    [],
  );
  if (rows[0]?.["there"] !== true) return 0;
  const newest = await database.raw.query(
    "select max(created_at)::text as newest from drizzle.__drizzle_migrations",
    [],
  );
  return Number(newest.rows[0]?.["newest"] ?? 0);
}
