import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { executeRows } from "./execute-rows.js";
import type { Queries } from "./database.js";

/**
 * Runs a bulk load without checking foreign keys per row: drops the constraints and adds them again after `work`, which
 * checks all rows at once. Runs in the given transaction, so a failed load changes nothing.
 */
export async function withoutReferences<Result>(tx: Queries, work: () => Promise<Result>): Promise<Result> {
  const references = await executeRows<{ table: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) {
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  }
  const result = await work();
  for (const { table, name, definition } of references) {
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
  return result;
}

/** Runs a bulk load without the non-unique indexes of some tables: creating them at the end takes a tenth of the time. */
export async function withoutIndexes<Result>(
  tx: Queries,
  tables: readonly PgTable[],
  work: () => Promise<Result>,
): Promise<Result> {
  const indexes = await executeRows<{ name: string; definition: string }>(
    tx,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where not indisunique and indrelid in (${sql.join(
        tables.map((table) => sql`${getTableName(table)}::regclass`),
        sql`, `,
      )})`,
  );
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  const result = await work();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  return result;
}

/** Inserts any number of rows of the same shape in one statement with one parameter. */
export async function insertMany<Table extends PgTable>(
  tx: Pick<Queries, "execute">,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, (row as Record<string, unknown>)[key]])),
  );
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json) on conflict do nothing`,
  );
}
