/** The database cannot take a query now: it is away, or too many queries wait for it. A later try can succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}

/**
 * SQLSTATEs of a database that is away, is full or took too long: connection exceptions, insufficient resources, operator
 * intervention (with statement timeouts) and lock timeouts.
 */
const STATES = /^(08...|53...|57...|55P03)$/;

/** Whether a query failed because the database could not take or finish it, and not because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailable) return true;
    const { code } = at as { code?: unknown };
    if (typeof code === "string" && STATES.test(code)) return true;
    // The driver's error for a connection that broke during a query has no code.
    if (at.message.startsWith("Connection terminated")) return true;
  }
  return false;
}
