import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { MigrationOptions } from "./run-migrations.js";
import type * as schema from "./schema.js";

/**
 * The database, embedded or on a server.
 *
 * Use only the argument of the callback inside `transaction`: the embedded database runs one transaction at a time, so
 * any other query would deadlock. On a server the callback is retried after deadlocks and serialization failures, so it
 * must not have side effects outside the database such as emails, events or gateway calls.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database or a transaction on it. */
export type Queries = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

/** Runs raw statements, for libraries with their own SQL. */
export interface RawQueries {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly raw: RawQueries;
  /** Applies pending migrations of this build or of another folder. Safe if several servers start at once. */
  migrate(folder?: string, options?: MigrationOptions): Promise<void>;
  /** Runs work exclusively among all servers on the database, such as seeding it. */
  withAdvisoryLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Subscribes to notifications of a channel (LISTEN), sent by this server and, on a shared database, by others. `onGap`
   * is called when notifications may have been missed, `onLost` when the connection breaks, before that. Ends with `close`.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
    onLost?: () => void,
  ): Promise<void>;
  /** Whether so many queries wait that no new request should begin (REQ-LOAD-03). */
  readonly isBusy: () => boolean;
  /** Whether other servers may use the database at the same time. */
  readonly isShared: boolean;
  close(): Promise<void>;
}
