import type { OpenDatabase } from "../db/database.js";
import { knownMigrations, newestApplied } from "../db/migration-state.js";

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
  await database.migrate(undefined, { onRetry: (reason) => say(`· waiting for a lock: ${reason}`) });
  const applied = knownMigrations().filter(({ when }) => when > before);
  for (const { tag } of applied) say(`✓ ${tag}`);
  say(applied.length === 0 ? "The database is up to date." : `${applied.length} migrations applied.`);
}
