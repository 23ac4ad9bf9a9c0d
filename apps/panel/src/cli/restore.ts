import { sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, open, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import type { Config } from "../config.js";
import { withoutReferences } from "../db/bulk-load.js";
import { executeRows } from "../db/execute-rows.js";
import type { OpenDatabase, Queries } from "../db/database.js";
import { migrationsFolder } from "../db/migrations-folder.js";
import { knownMigrations } from "../db/migration-state.js";
import { openUploadStore } from "../uploads/open-upload-store.js";
import { isUploadName, type UploadStore } from "../uploads/upload-store.js";
import { type BackupEnd, type BackupHeader, PICTURES, readLines, tableNames } from "./backup-format.js";
import { hasEmbedded, withDatabaseOf } from "./open-for-command.js";
import { OperatorError } from "./operator-error.js";
import { progressBar } from "./progress.js";

/** Verifies a backup completely before anything is changed. Throws an OperatorError if it is invalid or damaged. */
async function inspect(file: string): Promise<{ header: BackupHeader; end: BackupEnd }> {
  const hash = createHash("sha256");
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  try {
    for await (const { text, line } of readLines(file)) {
      if (header === undefined) {
        if (!("talabee_backup" in line)) break;
        header = line;
      }
      if ("end" in line) {
        if (line.sha256 === hash.digest("hex")) end = line.end;
        break;
      }
      hash.update(`${text}\n`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      throw new OperatorError(`There is no file ${file}.`);
    // Truncated, not gzip or not JSON: reported below.
  }
  if (header === undefined) throw new OperatorError(`${file} is not a backup of a panel.`);
  if (end === undefined) throw new OperatorError(`${file} is damaged or truncated; nothing was changed.`);
  const known = knownMigrations();
  if (known[header.migrations - 1]?.tag !== header.newest) {
    throw new OperatorError(
      `${file} is from another release (${header.newest}); this one supports ${known.at(-1)!.tag} and earlier.`,
    );
  }
  return { header, end };
}

/**
 * Restores a backup into an empty database and the data folder. All rows are inserted in one transaction, with foreign
 * keys checked at its end, so the database is restored completely or not at all. Files come first: a database with rows has
 * all of its files, and a restore that failed is repeated.
 */
export async function restore(
  config: Config,
  file: string,
  { replace, say }: { replace: boolean; say: (line: string) => void },
): Promise<void> {
  const { header, end } = await inspect(file);
  // Opening it fails while a panel runs on it, which holds the folder's lock.
  const isTaken =
    config.databaseUrl === null &&
    hasEmbedded(config) &&
    !(await withDatabaseOf(config, ({ database }) => hasRoomFor(database, header)));
  if (isTaken) {
    if (!replace) {
      throw new OperatorError(`${config.dataDir} already has a database; --replace renames it.`);
    }
    const newName = `database.before-restore-${Date.now()}`;
    await rename(join(config.dataDir, "database"), join(config.dataDir, newName));
    say(`The previous database is now ${join(config.dataDir, newName)}`);
  }
  await withDatabaseOf(config, async ({ database }) => {
    if (!(await hasRoomFor(database, header))) {
      throw new OperatorError("The database is not empty. Create a new one and set DATABASE_URL to it.");
    }
    const files = await readFiles(file, config);
    await migrateUpTo(database, header.migrations);
    const bar = progressBar(
      "rows",
      Object.values(end.tables).reduce((sum, count) => sum + count, 0),
    );
    await database.db.transaction((tx) =>
      // Tables reference each other circularly, so no order of inserts satisfies all foreign keys.
      withoutReferences(tx, () => readDatabase(tx, file, end, (done) => bar.update(done))),
    );
    bar.stop();
    await database.migrate();
    await database.db.execute(sql`analyze`);
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0);
    say(`Restored ${rows} rows and ${files} files of ${header.at}`);
  });
}

/** Whether a database has no rows, and no migration that a backup does not know: new, or of a restore that failed. */
async function hasRoomFor({ db }: OpenDatabase, { migrations }: BackupHeader): Promise<boolean> {
  const names = await tableNames(db);
  if (names.length === 0) return true;
  for (const name of names) {
    const [row] = await executeRows(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (row !== undefined) return false;
  }
  const [applied] = await executeRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  return applied!.count <= migrations;
}

/** Applies the first `count` migrations. */
async function migrateUpTo(database: OpenDatabase, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "talabee-migrations-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = { version: "7", dialect: "postgresql", entries: knownMigrations().slice(0, count) };
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify(journal));
    await database.migrate(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readDatabase(
  tx: Queries,
  file: string,
  end: BackupEnd,
  onRows: (done: number) => void,
): Promise<void> {
  const known = new Set(await tableNames(tx));
  const counts: Record<string, number> = {};
  let table = "";
  let done = 0;
  for await (const { line } of readLines(file)) {
    if (Array.isArray(line)) {
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} overriding system value select * from unnest(${sql.param(line)}::text[]::${name}[])`,
      );
      counts[table] = (counts[table] ?? 0) + line.length;
      onRows((done += line.length));
    } else if ("table" in line) {
      if (!known.has(line.table)) throw new OperatorError(`The backup has an unknown table: ${line.table}`);
      table = line.table;
      counts[table] = 0;
      await tx.execute(sql`truncate ${sql.identifier(table)}`);
    } else if ("sequence" in line) {
      await tx.execute(sql`select setval(quote_ident(${line.sequence})::regclass, ${line.value}::bigint)`);
    } else if ("file" in line) break;
  }
  for (const [name, expected] of Object.entries(end.tables)) {
    if (counts[name] !== expected)
      throw new OperatorError(`${name} has ${counts[name] ?? 0} rows instead of ${expected}`);
  }
}

/** Restores the uploads to where they are stored now, and the pictures to the data folder. */
async function readFiles(file: string, config: Config): Promise<number> {
  const uploads = await openUploadStore(config);
  let count = 0;
  let target: RestoredFile | undefined;
  for await (const { line } of readLines(file)) {
    if (Array.isArray(line)) continue;
    if ("file" in line) {
      await target?.end();
      target = await openFile(line.file, config, uploads);
      count++;
    } else if ("bytes" in line) await target?.write(Buffer.from(line.bytes, "base64"));
  }
  await target?.end();
  return count;
}

interface RestoredFile {
  write(bytes: Buffer): Promise<unknown>;
  end(): Promise<void>;
}

async function openFile(name: string, config: Config, uploads: UploadStore): Promise<RestoredFile> {
  const upload = name.startsWith("uploads/") ? name.slice("uploads/".length) : "";
  if (isUploadName(upload)) {
    // An upload has at most a few megabytes.
    const chunks: Buffer[] = [];
    return {
      write: async (bytes) => chunks.push(bytes),
      end: () => uploads.write(upload, Buffer.concat(chunks)),
    };
  }
  const path = resolve(config.dataDir, name);
  if (!path.startsWith(join(resolve(config.dataDir), PICTURES) + sep))
    throw new OperatorError(`The backup has a file outside of its folders: ${name}`);
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, "w");
  return { write: (bytes) => handle.write(bytes), end: () => handle.close() };
}
