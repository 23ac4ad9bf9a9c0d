import type { OpenDatabase } from "../db/database.js";
import { knownMigrations } from "../http/readiness.js";

async function newestApplied(database: OpenDatabase): Promise<number> {
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

/** Lists the migrations of this release and whether they are applied; returns whether all are. */
export async function migrationStatus(database: OpenDatabase, say: (line: string) => void): Promise<boolean> {
  const newest = await newestApplied(database);
  const known = knownMigrations();
  for (const { tag, when } of known) say(`${when <= newest ? "✓" : "·"} ${tag}`);
  if (newest > Math.max(...known.map(({ when }) => when)))
    say("The database is ahead: a newer release migrated it.");
  return known.every(({ when }) => when <= newest);
}

/** Applies pending migrations and lists them. */
export async function migrateDatabase(database: OpenDatabase, say: (line: string) => void): Promise<void> {
  const before = await newestApplied(database);
  await database.migrate();
  const applied = knownMigrations().filter(({ when }) => when > before);
  for (const { tag } of applied) say(`✓ ${tag}`);
  say(applied.length === 0 ? "The database is up to date." : `${applied.length} migrations applied.`);
}
