import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { withAfterCommit } from "./after-commit.js";
import type { OpenDatabase } from "./database.js";
import { migrationsFolder } from "./migrations-folder.js";
import { runMigrations } from "./run-migrations.js";
import * as schema from "./schema.js";

/**
 * Wakes the relay, instead of polling: there is one connection, so that a NOTIFY within a transaction holds up no other. An
 * old backup is restored to tables without an outbox.
 */
const WAKE_RELAY = `do $do$ begin
  if to_regclass('outbox') is null then return; end if;
  create or replace function wake_relay() returns trigger language plpgsql as $wake$
    begin perform pg_notify('talabee_outbox', ''); return null; end $wake$;
  create or replace trigger outbox_wakes_relay after insert on outbox
    for each statement execute function wake_relay();
end $do$`;

const SETTINGS = ["-c", "shared_buffers=16MB"];

/**
 * Opens the embedded PostgreSQL in a folder, or in memory without one. A folder that cannot be opened is renamed, never
 * deleted, and a new database is created; `onSetAside` gets the new path of the old one.
 */
export async function openEmbedded(
  folder: string | null,
  options: { image?: Blob; onSetAside?: (path: string, cause: unknown) => void } = {},
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await openClient(folder, options);
  return {
    client,
    db: withAfterCommit(drizzle(client, { schema })),
    raw: { query: (text, values) => client.query<Record<string, unknown>>(text, values) },
    async migrate(folder = migrationsFolder, migrating = {}) {
      await runMigrations({ query: (text, values) => client.query(text, values) }, folder, migrating);
      await client.exec(WAKE_RELAY);
    },
    // The lock on the data folder already excludes other processes.
    withAdvisoryLock: (work) => work(),
    listen: async (channel, onPayload) => void (await client.listen(channel, onPayload)),
    // It has no connections to wait for.
    isBusy: () => false,
    isShared: false,
    close: () => client.close(),
  };
}

async function openClient(
  folder: string | null,
  { image, onSetAside }: { image?: Blob; onSetAside?: (path: string, cause: unknown) => void },
): Promise<PGlite> {
  const create = () =>
    PGlite.create({
      ...(folder === null ? {} : { dataDir: folder }),
      ...(image === undefined ? {} : { loadDataDir: image }),
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, ...SETTINGS],
    });
  const existed = folder !== null && existsSync(folder);
  try {
    return await create();
  } catch (cause) {
    if (!existed) throw cause;
    const newPath = `${folder}.unreadable-${Date.now()}`;
    await rename(folder, newPath);
    onSetAside?.(newPath, cause);
    return create();
  }
}
