import { sql } from "drizzle-orm";
import type { Database } from "../db/database.js";

/** Tables whose rows orders make. */
export const ORDER_TABLES = "orders, idempotency_keys, stock_adjustments, slots";

/** Empties tables and those that refer to them, also the records that triggers keep. */
export async function emptyTables(db: Database, tables: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(`truncate ${tables} cascade`));
  });
}
