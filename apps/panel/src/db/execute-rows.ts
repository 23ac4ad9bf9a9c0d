import type { sql } from "drizzle-orm";
import type { Queries } from "./database.js";

/** Executes a statement and returns its rows, on the embedded database as well as on a server. */
export async function executeRows<Row>(
  queries: Pick<Queries, "execute">,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  return ((await queries.execute(statement)) as unknown as { rows: Row[] }).rows;
}

/** What drizzle has for prepared statements of its query builder, and does not offer for others. */
interface Preparing {
  readonly dialect: { sqlToQuery(statement: ReturnType<typeof sql>): object };
  readonly session: {
    prepareQuery(
      query: object,
      fields: undefined,
      name: string,
      isArray: false,
    ): { execute(): Promise<{ rows: unknown[] }> };
  };
}

/**
 * Like {@link executeRows}, but a server plans the statement once a connection: for frequent ones that take longer to plan
 * than to execute. A name must always stand for the same text.
 */
export async function executePrepared<Row>(
  queries: Pick<Queries, "execute">,
  name: string,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { dialect, session } = queries as unknown as Preparing;
  const prepared = session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  return (await prepared.execute()).rows as Row[];
}
