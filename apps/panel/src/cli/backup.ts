import { executeRows } from "../db/execute-rows.js";
import { sql } from "drizzle-orm";
import { createHash, type Hash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip, type Gzip } from "node:zlib";
import type { Config } from "../config.js";
import { withoutReferences } from "../db/bulk-load.js";
import type { OpenDatabase, Queries } from "../db/database.js";
import { migrationsFolder } from "../db/migrations-folder.js";
import { knownMigrations } from "../http/readiness.js";
import { hasEmbedded, type OpenForCommand, withDatabaseOf } from "./open-for-command.js";
import { OperatorError } from "./operator-error.js";
import { progressBar } from "./progress.js";

type Say = (line: string) => void;

/**
 * A backup is gzipped lines of JSON, the same whichever database it is from: a header, each table with its rows as
 * PostgreSQL writes them, the counters, the files in pieces, and an end with a checksum of all before it.
 */
type Line =
  | { talabee_backup: 1; migrations: number; newest: string; at: string }
  | { table: string }
  | string[]
  | { sequence: string; value: string }
  | { file: string }
  | { bytes: string }
  | { end: { tables: Record<string, number>; files: number }; sha256: string };

const ROWS_AT_ONCE = 500;
const PIECE_BYTES = 96 * 1024;
/** Folders of the data folder with what people and the seed put there. */
const FOLDERS = ["uploads", "media"];

/** Writes everything into a new file. */
export async function backUp(
  { config, database }: OpenForCommand,
  file: string,
  { withFiles, say }: { withFiles: boolean; say: Say },
): Promise<void> {
  if (existsSync(file))
    throw new OperatorError(`${file} exists already; a backup never overwrites anything.`);
  const unfinished = `${file}.unfinished`;
  const output = createWriter(unfinished);
  try {
    const { tables, newest } = await writeDatabase(database, output);
    const files = withFiles ? await writeFiles(config.dataDir, output) : 0;
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
  // Nobody else on the machine may read what customers told us.
  const written = finished(gzip.pipe(createWriteStream(path, { flags: "wx", mode: 0o600 })));
  written.catch(() => undefined);
  const write = async (line: Line, hashed: Hash | null = hash) => {
    const text = `${JSON.stringify(line)}\n`;
    hashed?.update(text);
    if (!gzip.write(text)) await Promise.race([once(gzip, "drain"), written]);
  };
  return {
    write: (line: Line) => write(line),
    async end(counts: { tables: Record<string, number>; files: number }): Promise<void> {
      await write({ end: counts, sha256: hash.digest("hex") }, null);
      gzip.end();
      await written;
    },
    destroy: () => void gzip.destroy(),
  };
}

/** The database as it was at one moment. */
async function writeDatabase(database: OpenDatabase, output: ReturnType<typeof createWriter>) {
  return database.db.transaction(
    async (tx) => {
      const [state] = await executeRows<{ count: number; newest: string }>(
        tx,
        sql`select count(*)::int as count, max(created_at)::text as newest from drizzle.__drizzle_migrations`,
      ).catch(() => [undefined]);
      const newest = knownMigrations().find(({ when }) => String(when) === state?.newest)?.tag;
      if (state === undefined || newest === undefined) {
        throw new OperatorError(
          "The database has no tables of this release; run the command `migrate` first.",
        );
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
            sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup`,
          );
          if (rows.length === 0) break;
          await output.write(rows.map(({ row }) => row));
          counts[name] += rows.length;
          bar.update((done += rows.length));
        }
        await tx.execute(sql`close backup`);
      }
      bar.stop();
      const counters = await executeRows<{ sequence: string; value: string | null }>(
        tx,
        sql`select sequencename as sequence, last_value::text as value from pg_sequences where schemaname = 'public'`,
      );
      for (const { sequence, value } of counters) if (value !== null) await output.write({ sequence, value });
      return { tables: counts, newest };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function tableNames(queries: Pick<Queries, "execute">): Promise<string[]> {
  const rows = await executeRows<{ name: string }>(
    queries,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function writeFiles(dataDir: string, output: ReturnType<typeof createWriter>): Promise<number> {
  const paths: string[] = [];
  for (const folder of FOLDERS) {
    const found = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of found) if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
  }
  const bar = progressBar("files", paths.length);
  let done = 0;
  for (const path of paths.toSorted()) {
    await output.write({ file: relative(dataDir, path).split(sep).join("/") });
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
      await output.write({ bytes: (piece as Buffer).toString("base64") });
    }
    bar.update(++done);
  }
  bar.stop();
  return paths.length;
}

async function* linesOf(file: string): AsyncGenerator<{ text: string; line: Line }> {
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
    yield { text: next.value, line: JSON.parse(next.value) as Line };
  }
}

type Header = Extract<Line, { talabee_backup: 1 }>;
type End = Extract<Line, { end: object }>["end"];

/** Reads a whole backup before anything is changed. Throws an OperatorError when it is none, or damaged. */
async function inspect(file: string): Promise<{ header: Header; end: End }> {
  const hash = createHash("sha256");
  let header: Header | undefined;
  let end: End | undefined;
  try {
    for await (const { text, line } of linesOf(file)) {
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
    // Cut off, or no gzip, or no JSON: told below.
  }
  if (header === undefined) throw new OperatorError(`${file} is no backup of a panel.`);
  if (end === undefined) throw new OperatorError(`${file} is damaged or cut off; nothing was changed.`);
  const known = knownMigrations();
  if (known[header.migrations - 1]?.tag !== header.newest) {
    throw new OperatorError(
      `${file} is from another release (${header.newest}); this one knows ${known.at(-1)!.tag} and what came before it.`,
    );
  }
  return { header, end };
}

/**
 * Reads a backup into an empty database and the data folder. The rows come in one transaction, with every foreign key
 * checked at its end: it is there whole, or not at all.
 */
export async function restore(
  config: Config,
  file: string,
  { replace, say }: { replace: boolean; say: Say },
): Promise<void> {
  const { header, end } = await inspect(file);
  if (config.databaseUrl === null && hasEmbedded(config)) {
    if (!replace) {
      throw new OperatorError(`There is a database in ${config.dataDir} already; --replace sets it aside.`);
    }
    // Opened first: a panel that runs on it holds the folder's lock.
    const aside = await withDatabaseOf(config, async () => `database.before-restore-${Date.now()}`);
    await rename(join(config.dataDir, "database"), join(config.dataDir, aside));
    say(`The database that was there is now ${join(config.dataDir, aside)}`);
  }
  await withDatabaseOf(config, async ({ database }) => {
    if ((await tableNames(database.db)).length > 0) {
      throw new OperatorError("The database is not empty. Make a new one, and let DATABASE_URL name it.");
    }
    await migrateUpTo(database, header.migrations);
    const bar = progressBar(
      "rows",
      Object.values(end.tables).reduce((sum, count) => sum + count, 0),
    );
    await database.db.transaction((tx) =>
      // Tables refer to each other in circles.
      withoutReferences(tx, () => readDatabase(tx, file, end, (done) => bar.update(done))),
    );
    bar.stop();
    await database.migrate();
    await database.db.execute(sql`analyze`);
    const files = await readFiles(file, config.dataDir);
    const rows = Object.values(end.tables).reduce((sum, count) => sum + count, 0);
    say(`Restored ${rows} rows and ${files} files of ${header.at}`);
  });
}

/** Makes the tables as the first migrations left them. */
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
  end: End,
  onRows: (done: number) => void,
): Promise<void> {
  const known = new Set(await tableNames(tx));
  const counts: Record<string, number> = {};
  let table = "";
  let done = 0;
  for await (const { line } of linesOf(file)) {
    if (Array.isArray(line)) {
      const name = sql.identifier(table);
      await tx.execute(
        sql`insert into ${name} overriding system value select * from unnest(${sql.param(line)}::text[]::${name}[])`,
      );
      counts[table] = (counts[table] ?? 0) + line.length;
      onRows((done += line.length));
    } else if ("table" in line) {
      if (!known.has(line.table))
        throw new OperatorError(`The backup has a table nobody knows: ${line.table}`);
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

async function readFiles(file: string, dataDir: string): Promise<number> {
  let count = 0;
  let target: Awaited<ReturnType<typeof open>> | undefined;
  try {
    for await (const { line } of linesOf(file)) {
      if (Array.isArray(line)) continue;
      if ("file" in line) {
        await target?.close();
        target = undefined;
        const path = resolve(dataDir, line.file);
        if (!FOLDERS.some((folder) => path.startsWith(join(resolve(dataDir), folder) + sep))) {
          throw new OperatorError(`The backup has a file outside of its folders: ${line.file}`);
        }
        await mkdir(dirname(path), { recursive: true });
        target = await open(path, "w");
        count++;
      } else if ("bytes" in line) await target?.write(Buffer.from(line.bytes, "base64"));
    }
  } finally {
    await target?.close();
  }
  return count;
}
