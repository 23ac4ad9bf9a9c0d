import { sql } from "drizzle-orm";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Queries } from "../db/database.js";
import { executeRows } from "../db/execute-rows.js";

/**
 * Line of a backup. A backup is gzipped JSON lines, independent of the kind of database: a header, each table with its
 * rows in PostgreSQL's text format, the sequences, the files in chunks, and an end with a checksum of all lines before.
 */
export type BackupLine =
  | { talabee_backup: 1; migrations: number; newest: string; at: string }
  | { table: string }
  | string[]
  | { sequence: string; value: string }
  | { file: string }
  | { bytes: string }
  | { end: { tables: Record<string, number>; files: number }; sha256: string };

/** Folder of uploads in a backup, wherever they are stored. */
export const UPLOADS = "uploads";
/** Folder of pictures, in a backup and in the data folder. */
export const PICTURES = "media";

export type BackupHeader = Extract<BackupLine, { talabee_backup: 1 }>;
export type BackupEnd = Extract<BackupLine, { end: object }>["end"];

/** Reads a gzipped backup line by line, as text and parsed. Throws if it cannot be unzipped or parsed. */
export async function* readLines(file: string): AsyncGenerator<{ text: string; line: BackupLine }> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on("error", (error) => unzipped.destroy(error));
  const lines = createInterface({ input: source.pipe(unzipped), crlfDelay: Infinity });
  const failed = new Promise<never>((_, reject) => unzipped.once("error", reject));
  failed.catch(() => undefined);
  const iterator = lines[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), failed]);
    if (next.done === true) return;
    yield { text: next.value, line: JSON.parse(next.value) as BackupLine };
  }
}

/**
 * Names of the tables of the schema `public`, sorted; without the outbox, whose rows only tell running servers of changes, and
 * whose triggers add some while rows are restored.
 */
export async function tableNames(queries: Pick<Queries, "execute">): Promise<string[]> {
  const rows = await executeRows<{ name: string }>(
    queries,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'outbox' order by tablename`,
  );
  return rows.map(({ name }) => name);
}
