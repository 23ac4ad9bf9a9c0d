import { sql } from "drizzle-orm";
import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip, type Gzip } from "node:zlib";
import type { OpenDatabase } from "../db/database.js";
import { executeRows } from "../db/execute-rows.js";
import { knownMigrations } from "../db/migration-state.js";
import type { Config } from "../config.js";
import { openUploadStore } from "../uploads/open-upload-store.js";
import { isUploadName } from "../uploads/upload-store.js";
import { type BackupLine, PICTURES, tableNames, UPLOADS } from "./backup-format.js";
import type { OpenForCommand } from "./open-for-command.js";
import { OperatorError } from "./operator-error.js";
import { progressBar } from "./progress.js";

const ROWS_PER_FETCH = 500;
const CHUNK_BYTES = 96 * 1024;

/** Backs up the database and, with `withFiles`, uploads and pictures into a new file. */
export async function backUp(
  { config, database }: OpenForCommand,
  file: string,
  { withFiles, say }: { withFiles: boolean; say: (line: string) => void },
): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`${file} already exists; a backup does not overwrite files.`);
  const unfinished = `${file}.unfinished`;
  const output = createWriter(unfinished);
  try {
    const { tables, newest } = await writeDatabase(database, output);
    const files = withFiles ? await writeFiles(config, output) : 0;
    await output.end({ tables, files });
    await rename(unfinished, file);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const { size } = await stat(file);
    say(`Backed up ${rows} rows and ${files} files at ${newest}: ${file}, ${(size / 1e6).toFixed(1)} MB`);
  } catch (error) {
    output.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

function createWriter(path: string) {
  const hash = createHash("sha256");
  const gzip: Gzip = createGzip({ level: 6 });
  // Readable by the owner only: a backup contains personal data.
  const written = finished(gzip.pipe(createWriteStream(path, { flags: "wx", mode: 0o600 })));
  written.catch(() => undefined);
  const write = async (line: BackupLine, hashed: Hash | null = hash) => {
    const text = `${JSON.stringify(line)}\n`;
    hashed?.update(text);
    if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
  };
  return {
    write: (line: BackupLine) => write(line),
    async end(counts: { tables: Record<string, number>; files: number }): Promise<void> {
      await write({ end: counts, sha256: hash.digest("hex") }, null);
      gzip.end();
      await written;
    },
    destroy: () => void gzip.destroy(),
  };
}

/** Writes a consistent snapshot of the database. */
async function writeDatabase(database: OpenDatabase, output: ReturnType<typeof createWriter>) {
  return database.db.transaction(
    async (tx) => {
      const [state] = await executeRows<{ count: number; newest: string }>(
        tx,
        sql`select count(*)::int as count, max(created_at)::text as newest from drizzle.__drizzle_migrations`,
      ).catch(() => [undefined]);
      const newest = knownMigrations().find(({ when }) => String(when) === state?.newest)?.tag;
      if (state === undefined || newest === undefined) {
        throw new OperatorError("The database is not migrated to this release; run `migrate` first.");
      }
      await output.write({
        talabee_backup: 1,
        migrations: state.count,
        newest,
        at: new Date().toISOString(),
      });
      const names = await tableNames(tx);
      const counts: Record<string, number> = {};
      let all = 0;
      for (const name of names) {
        const [row] = await executeRows<{ count: number }>(
          tx,
          sql`select count(*)::int as count from ${sql.identifier(name)}`,
        );
        all += row!.count;
      }
      const bar = progressBar("rows", all);
      let done = 0;
      for (const name of names) {
        counts[name] = 0;
        await output.write({ table: name });
        await tx.execute(
          sql`declare backup no scroll cursor for select t::text as row from ${sql.identifier(name)} t`,
        );
        for (;;) {
          const rows = await executeRows<{ row: string }>(
            tx,
            sql`fetch ${sql.raw(String(ROWS_PER_FETCH))} from backup`,
          );
          if (rows.length === 0) break;
          await output.write(rows.map(({ row }) => row));
          counts[name] += rows.length;
          bar.update((done += rows.length));
        }
        await tx.execute(sql`close backup`);
      }
      bar.stop();
      const sequences = await executeRows<{ sequence: string; value: string | null }>(
        tx,
        sql`select sequencename as sequence, last_value::text as value from pg_sequences where schemaname = 'public'`,
      );
      for (const { sequence, value } of sequences)
        if (value !== null) await output.write({ sequence, value });
      return { tables: counts, newest };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Writes the uploads, wherever they are stored, and the pictures of the data folder. */
async function writeFiles(config: Config, output: ReturnType<typeof createWriter>): Promise<number> {
  const uploads = await openUploadStore(config);
  const names = (await uploads.list()).filter(isUploadName).toSorted();
  const pictures = await readdir(join(config.dataDir, PICTURES), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  const paths = pictures.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const bar = progressBar("files", names.length + paths.length);
  let done = 0;
  for (const name of names) {
    const bytes = await uploads.read(name);
    // Deleted since it was listed.
    if (bytes === null) continue;
    await output.write({ file: `${UPLOADS}/${name}` });
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      await output.write({ bytes: bytes.subarray(at, at + CHUNK_BYTES).toString("base64") });
    bar.update(++done);
  }
  for (const path of paths.toSorted()) {
    await output.write({ file: relative(config.dataDir, path).split(sep).join("/") });
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      await output.write({ bytes: (chunk as Buffer).toString("base64") });
    }
    bar.update(++done);
  }
  bar.stop();
  return done;
}
