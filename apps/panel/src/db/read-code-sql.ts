import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * A stored code as `readCode` reads a typed one: codes and numbers of bills are stored as they are printed, with hyphens.
 * Tables that are searched by it have an index of the same expression.
 */
export function readCodeSql(column: PgColumn): SQL<string> {
  return sql`translate(upper(${column}), ' -', '')`;
}
