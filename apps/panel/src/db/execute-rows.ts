import type { sql } from "drizzle-orm";
import type { Queries } from "./database.js";

/** Executes a statement and returns its rows, on the embedded database as well as on a server. */
export async function executeRows<Row>(
  queries: Pick<Queries, "execute">,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  return ((await queries.execute(statement)) as unknown as { rows: Row[] }).rows;
}
