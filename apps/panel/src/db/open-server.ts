import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { withAfterCommit } from "./after-commit.js";
import type { Database, OpenDatabase } from "./database.js";
import { type Listener, openListener } from "./listener.js";
import { migrationsFolder } from "./migrations-folder.js";
import * as schema from "./schema.js";

/** The PostgreSQL server cannot be used; the message says why and what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = "DatabaseUnusable";
}

const OLDEST_VERSION = 15;
const CONNECT_PATIENCE_MS = 10_000;
/** A transaction whose panel fell silent gives its locks back after this. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** Times a transaction is tried that ran into others. */
const TRIES = 5;
const LONGEST_PAUSE_MS = 100;

/** serialization_failure and deadlock_detected: PostgreSQL undid everything, and asks to try again. */
const RAN_INTO_OTHERS = new Set(["40001", "40P01"]);

/**
 * Opens a database on a PostgreSQL server with at most `poolSize` connections, at least 2. Throws
 * {@link DatabaseUnusable} when nobody answers, or the server is too old, or its texts are not UTF-8. `onError` is told
 * of connections that break while nobody uses them.
 */
export async function openServer(
  url: string,
  options: { poolSize: number; onError?: (error: Error) => void },
): Promise<OpenDatabase & { pool: pg.Pool }> {
  const pool = new pg.Pool({
    connectionString: url,
    max: Math.max(2, options.poolSize),
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: "talabee-panel",
    keepAlive: true,
  });
  // Without a listener a connection that breaks would end the process.
  pool.on("error", (error) => options.onError?.(error));
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseUnusable ? error : unreachable(error);
  }
  const withAdvisoryLock = <Result>(work: () => Promise<Result>) => holdingLock(pool, work);
  const listeners: Listener[] = [];
  return {
    pool,
    db: withTransactionRetry(withAfterCommit(drizzle(pool, { schema }))),
    raw: { query: (text, values) => pool.query<Record<string, unknown>>(text, values) },
    migrate: (folder = migrationsFolder) =>
      withAdvisoryLock(async () => {
        await checkTrigrams(pool);
        await migrate(drizzle(pool), { migrationsFolder: folder });
      }),
    withAdvisoryLock,
    async listen(channel, hear, onGap) {
      listeners.push(await openListener(url, { channel, hear, onGap, onError: options.onError }));
    },
    isShared: true,
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

/** The database's transactions, tried again when they ran into others. */
function withTransactionRetry(db: Database): Database {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (attempt === TRIES || !RAN_INTO_OTHERS.has(sqlState(error) ?? "")) throw error;
        // Of those that ran into each other, each waits another while.
        await wait(Math.random() * LONGEST_PAUSE_MS);
      }
    }
  };
  return db;
}

/** PostgreSQL's five-character code of an error or of what caused it; undefined when it is none of PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0]!;
  if (version < OLDEST_VERSION) {
    throw new DatabaseUnusable(
      `DATABASE_URL: the server is PostgreSQL ${version}; the panel needs ${OLDEST_VERSION} or newer`,
    );
  }
  if (encoding !== "UTF8") {
    throw new DatabaseUnusable(
      `DATABASE_URL: the database's encoding is ${encoding}; the panel needs UTF8. ` +
        "Make one with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 talabee",
    );
  }
}

/** Search needs trigrams of Arabic words, which a database with the locale C does not make. */
async function checkTrigrams(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("create extension if not exists pg_trgm");
    const { rows } = await client.query<{ count: number }>(
      "select cardinality(show_trgm('شاورما')) as count",
    );
    if (rows[0]!.count === 0) {
      throw new DatabaseUnusable(
        "DATABASE_URL: the database's locale knows no Arabic letters, so search could not find Arabic words. " +
          "Make a database with a UTF-8 locale: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 talabee",
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if (error instanceof DatabaseUnusable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(
      `DATABASE_URL: the extension pg_trgm is missing and cannot be added (${reason}). ` +
        "Let whoever owns the database run: create extension pg_trgm",
    );
  } finally {
    client.release();
  }
}

/** Runs work under a lock of the whole database, held by a connection of its own. */
async function holdingLock<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtextextended('talabee panel alone', 0))");
    return await work();
  } finally {
    // The lock goes with its connection.
    client.release(true);
  }
}

function unreachable(error: unknown): DatabaseUnusable {
  // The URL holds a password: it is not repeated.
  const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  return new DatabaseUnusable(`DATABASE_URL: the database cannot be reached (${reason})`);
}
