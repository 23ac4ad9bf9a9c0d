import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.js";

/**
 * The database as the modules see it: drizzle on any PostgreSQL, the embedded one or a server.
 *
 * Inside `transaction` only its argument may be used: the embedded database runs one transaction at a time and would
 * wait for itself. On a server the function given to `transaction` is run again when transactions ran into each other
 * (deadlock, serialization failure), so it does nothing outside the database: no mail, no event, no gateway.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database or a transaction on it. */
export type Queries = Pick<
  Database,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

/** Runs raw statements, for the few libraries that bring their own SQL. */
export interface RawQueries {
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly raw: RawQueries;
  /** Brings the tables up to date, or as far as another folder's migrations go; several panels may start at once. */
  migrate(folder?: string): Promise<void>;
  /** Runs work that no other panel on the same database runs meanwhile, such as filling it. */
  withAdvisoryLock<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Hears what is notified on a channel, by this panel and, on a server, by others, once it is committed. `onGap` is told
   * when some of it may have been missed. Ends with `close`.
   */
  listen(channel: string, hear: (payload: string) => void, onGap: () => void): Promise<void>;
  /** Whether other panels may work on it at the same time. */
  readonly isShared: boolean;
  close(): Promise<void>;
}
