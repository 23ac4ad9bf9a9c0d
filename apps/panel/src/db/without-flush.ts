import { sql } from "drizzle-orm";

/**
 * Returned by a statement of its own, outside a transaction: it then commits without waiting for the disk. A crash of the
 * database loses it if nothing that was committed later waited. Only for the answers of changes to carts and the like: after a
 * power cut that also takes the response, the repeated request may be carried out once more. Not for orders and payments.
 */
export const withoutFlush = sql<string>`set_config('synchronous_commit', 'off', true)`;
