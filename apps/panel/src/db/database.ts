import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.js";

/**
 * The database as the modules see it: drizzle on any PostgreSQL, the embedded one or a server. Inside
 * `transaction` only its argument may be used: the embedded database runs one transaction at a time and
 * would wait for itself.
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
  close(): Promise<void>;
}
