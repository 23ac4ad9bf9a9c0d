import { readMigrationFiles } from "drizzle-orm/migrator";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseUnusable } from "./database-unusable.js";
import { sqlState } from "./sql-state.js";

/** One connection, which runs each statement by itself. */
export interface MigrationSession {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface MigrationOptions {
  /** Called before each retry. */
  readonly onRetry?: ((reason: string) => void) | undefined;
  /** Gives up after this time of retries of one migration. */
  readonly giveUpMs?: number;
}

/**
 * Sum of the waits for locks of one transaction. A statement that waits for a lock stops all requests to the table that come
 * after it, so no request waits longer than this for a migration.
 */
const LOCK_WAIT_MS = 400;
/** A later statement of the transaction has at least this time to get its lock. */
const MIN_LOCK_WAIT_MS = 20;
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;
const GIVE_UP_MS = 10 * 60_000;

/** lock_not_available and deadlock_detected. */
const RETRYABLE = new Set(["55P03", "40P01"]);

const TABLE = "drizzle.__drizzle_migrations";

/**
 * Applies the migrations of a folder that the database lacks, each in a transaction of its own. A migration that cannot get a
 * lock within {@link LOCK_WAIT_MS} is rolled back and tried again later, so that it never holds up requests; after ten minutes
 * of that it throws {@link DatabaseUnusable}. A migration with `CONCURRENTLY` cannot run in a transaction: its statements run
 * one by one, and each can be repeated.
 */
export async function runMigrations(
  session: MigrationSession,
  folder: string,
  { onRetry, giveUpMs = GIVE_UP_MS }: MigrationOptions = {},
): Promise<void> {
  await session.query("create schema if not exists drizzle");
  await session.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await session.query(`select max(created_at)::text as newest from ${TABLE}`);
  const newest = Number(rows[0]?.["newest"] ?? 0);
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis <= newest) continue;
    const record = () =>
      session.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);
    const until = performance.now() + giveUpMs;
    const retry = <Result>(work: () => Promise<Result>) => withRetry(work, until, onRetry);
    if (statements.some(isConcurrent)) {
      for (const statement of statements) await retry(() => runConcurrently(session, statement));
      await record();
    } else {
      await retry(() => runInTransaction(session, statements, record));
    }
  }
}

async function withRetry<Result>(
  work: () => Promise<Result>,
  until: number,
  onRetry?: (reason: string) => void,
): Promise<Result> {
  for (let pause = MIN_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!RETRYABLE.has(sqlState(error) ?? "")) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      if (performance.now() + pause > until) {
        throw new DatabaseUnusable(
          `A migration did not get its lock (${reason}): a long transaction uses the table. Nothing is half done; ` +
            "end that transaction (see pg_stat_activity), or run the migration again later",
          { cause: error },
        );
      }
      onRetry?.(reason);
      // A random part keeps it from meeting the same periodic work each time.
      await wait(pause * (0.5 + Math.random() / 2));
    }
  }
}

async function runInTransaction(
  session: MigrationSession,
  statements: readonly string[],
  record: () => Promise<unknown>,
): Promise<void> {
  await session.query("begin");
  try {
    const began = performance.now();
    for (const statement of statements) {
      // All waits together: locks taken by earlier statements are held meanwhile.
      const left = Math.max(MIN_LOCK_WAIT_MS, Math.round(LOCK_WAIT_MS - (performance.now() - began)));
      await session.query(`set local lock_timeout = ${left}`);
      await session.query(statement);
    }
    await record();
    await session.query("commit");
  } catch (error) {
    await session.query("rollback");
    throw error;
  }
}

const withoutComments = (statement: string) => statement.replaceAll(/--.*$/gm, "");
const isConcurrent = (statement: string) => /\bconcurrently\b/i.test(withoutComments(statement));
const CREATED_INDEX =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/i;

async function runConcurrently(session: MigrationSession, statement: string): Promise<void> {
  const index = CREATED_INDEX.exec(withoutComments(statement))?.[1];
  if (index !== undefined) {
    const { rows } = await session.query(
      "select indisvalid as valid from pg_index where indexrelid = to_regclass($1)",
      [index],
    );
    if (rows[0]?.["valid"] === true) return;
    // An attempt that failed or was killed leaves an index that is maintained and never read.
    if (rows[0] !== undefined) await session.query(`drop index concurrently ${index}`);
  }
  // What runs concurrently waits for old transactions without stopping requests.
  await session.query(`set lock_timeout = ${isConcurrent(statement) ? 0 : LOCK_WAIT_MS}`);
  await session.query(statement);
}
