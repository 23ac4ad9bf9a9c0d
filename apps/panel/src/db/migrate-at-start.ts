import type { OpenDatabase } from "./database.js";
import { DatabaseUnusable } from "./database-unusable.js";
import { knownMigrations, newestApplied } from "./migration-state.js";

/**
 * Brings the schema up to date at the start of a server if that disturbs nobody: on the embedded database, on a new one, or
 * when `isAllowed`. Otherwise `panel migrate` is a step of its own, and a server on an outdated schema does not start: it
 * throws {@link DatabaseUnusable}. Waits for migrations that run elsewhere.
 */
export async function migrateAtStart(
  database: OpenDatabase,
  { isAllowed, say }: { isAllowed: boolean; say: (line: string) => void },
): Promise<void> {
  // The server that migrates holds the lock.
  const newest = database.isShared ? await database.withAdvisoryLock(() => newestApplied(database)) : 0;
  const pending = knownMigrations().filter(({ when }) => when > newest);
  if (newest > 0 && pending.length > 0 && !isAllowed) {
    throw new DatabaseUnusable(
      `The database lacks ${pending.length} migrations of this release (${pending[0]!.tag} …). ` +
        "Run: npm run panel -- migrate. Or set PANEL_MIGRATE_AT_START=1 to migrate at every start",
    );
  }
  say("Migrating the database");
  await database.migrate(undefined, { onRetry: (reason) => say(`Waiting for a lock: ${reason}`) });
}
