import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.js";
import { openTemplateCopy } from "../testing/postgres-database.js";
import type { OpenDatabase } from "./database.js";
import { DatabaseUnusable } from "./database-unusable.js";
import { migrateAtStart } from "./migrate-at-start.js";
import { openServer, SERVING_LIMITS } from "./open-server.js";

const provided = inject("testDatabase");

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "talabee-migrations-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a folder with migrations that are newer than all others. */
async function writeMigrations(files: readonly string[]): Promise<void> {
  await mkdir(join(folder, "meta"), { recursive: true });
  const entries = files.map((_, at) => ({
    idx: at,
    version: "7",
    when: 4_000_000_000_000 + at,
    tag: `000${at}_test`,
    breakpoints: true,
  }));
  for (const [at, text] of files.entries()) await writeFile(join(folder, `${entries[at]!.tag}.sql`), text);
  const journal = { version: "7", dialect: "postgresql", entries };
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify(journal));
}

const countOf = async (database: Pick<OpenDatabase, "raw">, text: string) =>
  Number((await database.raw.query(text, [])).rows[0]!["n"]);
const APPLIED = "select count(*) as n from drizzle.__drizzle_migrations where created_at >= 4000000000000";

it("applies each migration once, in a transaction unless it builds an index concurrently", async () => {
  const database = await openTestDatabase();
  await writeMigrations([
    "ALTER TABLE stores ADD COLUMN extra integer;--> statement-breakpoint\nUPDATE stores SET extra = 1;",
    // A comment about CONCURRENTLY decides nothing.
    '-- not concurrently\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "stores_extra" ON stores (extra);',
  ]);
  await database.migrate(folder);
  await database.migrate(folder);
  expect(await countOf(database, APPLIED)).toBe(2);
  expect(await countOf(database, "select count(*) as n from stores where extra = 1")).toBeGreaterThan(0);
  await writeMigrations([
    "SELECT 1;",
    "SELECT 1;",
    "CREATE TABLE half (a integer);--> statement-breakpoint\nSELECT 1 / 0;",
  ]);
  await expect(database.migrate(folder)).rejects.toThrow(/division by zero/);
  expect(await countOf(database, "select (to_regclass('half') is not null)::int as n")).toBe(0);
  expect(await countOf(database, APPLIED)).toBe(2);
  await database.close();
});

describe.runIf(provided.kind === "postgres")("on a server", () => {
  async function open() {
    if (provided.kind !== "postgres") throw new Error("these tests require a PostgreSQL server");
    const database = await openTemplateCopy(provided.server);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return {
      database,
      client,
      close: async () => {
        await client.end();
        await database.close();
      },
    };
  }

  it("holds up no request while a long transaction uses the table, and succeeds after it", async () => {
    const { database, client, close } = await open();
    await writeMigrations(["ALTER TABLE stores ADD COLUMN extra integer;"]);
    const serving = await openServer(database.url, { poolSize: 4, limits: SERVING_LIMITS });
    await client.query("begin; select count(*) from stores");
    let isDone = false;
    const retries: string[] = [];
    const migrating = database
      .migrate(folder, { onRetry: (reason) => retries.push(reason) })
      .finally(() => (isDone = true));
    let longest = 0;
    const began = performance.now();
    const request = async () => {
      while (!isDone) {
        const asked = performance.now();
        await serving.raw.query("select name from stores limit 1", []);
        longest = Math.max(longest, performance.now() - asked);
        if (performance.now() - began > 1200) await client.query("commit");
        await wait(10);
      }
    };
    await Promise.all([request(), request()]);
    await migrating;
    expect(retries.length).toBeGreaterThan(0);
    expect(retries[0]).toMatch(/lock timeout/);
    expect(longest).toBeLessThan(1000);
    expect(await countOf(database, APPLIED)).toBe(1);
    await serving.close();
    await close();
  }, 30_000);

  it("gives up with the reason when the table stays locked, and leaves nothing half done", async () => {
    const { database, client, close } = await open();
    await writeMigrations([
      "CREATE TABLE half (a integer);--> statement-breakpoint\nALTER TABLE stores ADD COLUMN extra integer;",
    ]);
    await client.query("begin; select count(*) from stores");
    await expect(database.migrate(folder, { giveUpMs: 800 })).rejects.toThrow(/long transaction/);
    await client.query("commit");
    expect(await countOf(database, "select (to_regclass('half') is not null)::int as n")).toBe(0);
    await close();
  }, 30_000);

  it("builds an index beside writers and a waiting replica, and replaces one that is invalid", async () => {
    const { database, client, close } = await open();
    const index = 'CREATE UNIQUE INDEX CONCURRENTLY "stores_extra" ON products (stock);';
    await writeMigrations([index]);
    await client.query("update products set stock = 7");
    await expect(database.migrate(folder)).rejects.toThrow(/could not create unique index/);
    const valid = "select indisvalid::int as n from pg_index where indexrelid = 'stores_extra'::regclass";
    expect(await countOf(database, valid)).toBe(0);
    await client.query(
      "update products set stock = n from (select id, row_number() over () as n from products) as by where by.id = products.id",
    );
    // A replica that waits for the lock must not be what the index waits for.
    const other = await openServer(database.url, { poolSize: 2 });
    await client.query("begin; update products set stock = stock + 1000");
    const both = Promise.all([database.migrate(folder), other.migrate(folder)]);
    await wait(500);
    await client.query("commit");
    await both;
    expect(await countOf(database, valid)).toBe(1);
    expect(await countOf(database, APPLIED)).toBe(1);
    await other.close();
    await close();
  }, 30_000);

  it("lets no server start on an outdated schema, unless it was told to migrate", async () => {
    const { database, client, close } = await open();
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await migrateAtStart(database, { isAllowed: false, say });
    await client.query(
      "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
    );
    const refusal = migrateAtStart(database, { isAllowed: false, say });
    await expect(refusal).rejects.toThrow(DatabaseUnusable);
    await expect(refusal).rejects.toThrow(/lacks 1 migrations.*npm run panel -- migrate/);
    await close();
  });
});
