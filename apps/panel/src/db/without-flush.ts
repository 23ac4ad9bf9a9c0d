import { sql } from "drizzle-orm";

/**
 * Returned by a statement of its own, outside a transaction: it then commits without waiting for the disk. A crash of the
 * database loses it if nothing that was committed later waited. Only for records whose loss is no fault.
 */
export const withoutFlush = sql<string>`set_config('synchronous_commit', 'off', true)`;
