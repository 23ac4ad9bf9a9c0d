import { drizzle } from "drizzle-orm/node-postgres";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { withAfterCommit } from "./after-commit.js";
import { BoundedPool } from "./bounded-pool.js";
import type { Database, OpenDatabase } from "./database.js";
import { DatabaseUnusable } from "./database-unusable.js";
import { type Listener, openListener } from "./listener.js";
import { migrationsFolder } from "./migrations-folder.js";
import { runMigrations } from "./run-migrations.js";
import * as schema from "./schema.js";
import { sqlState } from "./sql-state.js";
import { noteWrites, traceStatements } from "./trace-statements.js";

const MIN_VERSION = 15;
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Limits of a server that answers requests. A query that takes longer is of no use to its client any more, and would keep a
 * connection from the others.
 */
export const SERVING_LIMITS = { connectMs: 4000, statementMs: 15_000, lockMs: 5000 };
/** Transactions of a server that stopped responding are aborted after this, which releases their locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;
/** Maximum attempts of a transaction that conflicts with others. */
const MAX_ATTEMPTS = 5;
const MAX_PAUSE_MS = 100;
/** Interval of the tries to get the advisory lock. */
const LOCK_POLL_MS = 50;

/** serialization_failure and deadlock_detected: PostgreSQL rolled back, and a retry can succeed. */
const RETRYABLE = new Set(["40001", "40P01"]);

/**
 * Opens a database on a PostgreSQL server with at most `poolSize` connections, at least 2. Throws
 * {@link DatabaseUnusable} if the server is unreachable or too old, or the database's encoding is not UTF-8. `onError`
 * gets errors of idle connections. `limits` applies to all queries but those of migrations and of work under the advisory
 * lock; commands have none.
 */
export async function openServer(
  url: string,
  options: { poolSize: number; limits?: typeof SERVING_LIMITS; onError?: (error: Error) => void },
): Promise<OpenDatabase & { pool: BoundedPool }> {
  const { limits } = options;
  const pool = new BoundedPool({
    connectionString: url,
    max: Math.max(2, options.poolSize),
    connectionTimeoutMillis: limits?.connectMs ?? CONNECT_TIMEOUT_MS,
    ...(limits === undefined ? {} : { statement_timeout: limits.statementMs, lock_timeout: limits.lockMs }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: "talabee-panel",
    keepAlive: true,
  });
  traceStatements(pool);
  noteWrites(pool);
  // Without a listener, an error of an idle connection would end the process.
  pool.on("error", (error) => options.onError?.(error));
  try {
    await checkServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseUnusable ? error : unreachable(error);
  }
  const withAdvisoryLock = <Result>(work: (holder: pg.PoolClient) => Promise<Result>) =>
    runWithAdvisoryLock(pool, work);
  const listeners: Listener[] = [];
  return {
    pool,
    db: withTransactionRetry(withAfterCommit(drizzle(pool, { schema }))),
    raw: { query: (text, values) => pool.query<Record<string, unknown>>(text, values) },
    migrate: (folder = migrationsFolder, migrating = {}) =>
      withAdvisoryLock(async (holder) => {
        await checkTrigrams(pool);
        await runMigrations(holder, folder, migrating);
      }),
    withAdvisoryLock: (work) => withAdvisoryLock(work),
    async listen(channel, onPayload, onGap, onLost) {
      const { onError } = options;
      listeners.push(await openListener(url, { channel, onPayload, onGap, onLost, onError }));
    },
    isBusy: () => pool.isBusy,
    isShared: true,
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

/** Retries the database's transactions after deadlocks and serialization failures. */
function withTransactionRetry(db: Database): Database {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
        // A random pause keeps conflicting transactions from colliding again.
        await wait(Math.random() * MAX_PAUSE_MS);
      }
    }
  };
  return db;
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = rows[0]!;
  if (version < MIN_VERSION) {
    throw new DatabaseUnusable(
      `DATABASE_URL: the server is PostgreSQL ${version}; the panel needs ${MIN_VERSION} or newer`,
    );
  }
  if (encoding !== "UTF8") {
    throw new DatabaseUnusable(
      `DATABASE_URL: the database's encoding is ${encoding}; the panel needs UTF8. ` +
        "Create one with: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 talabee",
    );
  }
}

/** Search requires trigrams of Arabic words, which a database with the locale C does not create. */
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
        "DATABASE_URL: the database's locale does not support Arabic letters, so search could not find Arabic words. " +
          "Create a database with a UTF-8 locale: createdb --template=template0 --encoding=UTF8 --locale=C.UTF-8 talabee",
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    if (error instanceof DatabaseUnusable) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnusable(
      `DATABASE_URL: the extension pg_trgm is missing and cannot be added (${reason}). ` +
        "Run as the owner of the database: create extension pg_trgm",
    );
  } finally {
    client.release();
  }
}

/** Runs work under an advisory lock, held by a dedicated connection. */
async function runWithAdvisoryLock<Result>(
  pool: pg.Pool,
  work: (holder: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withoutLimits(pool, async (client) => {
    // A statement that waits for the lock holds a snapshot, for which CREATE INDEX CONCURRENTLY of the holder would wait.
    for (;;) {
      const { rows } = await client.query<{ ours: boolean }>(
        "select pg_try_advisory_lock(hashtextextended('talabee panel alone', 0)) as ours",
      );
      if (rows[0]!.ours) return work(client);
      await wait(LOCK_POLL_MS);
    }
  });
}

/** Runs work with a dedicated connection without time limits; closing it also releases its locks. */
async function withoutLimits<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    return await work(client);
  } finally {
    client.release(true);
  }
}

function unreachable(error: unknown): DatabaseUnusable {
  // The message does not quote the URL because it contains a password.
  if (error instanceof Error && error.cause !== undefined) return unreachable(error.cause);
  const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  return new DatabaseUnusable(`DATABASE_URL: the database cannot be reached (${reason})`);
}
