import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTemplateCopy } from "../testing/postgres-database.js";
import { DatabaseUnusable } from "./database-unusable.js";
import { openServer } from "./open-server.js";
import { sqlState } from "./sql-state.js";
import { products } from "./schema.js";

const provided = inject("testDatabase");
if (provided.kind !== "postgres") throw new Error("these tests require a PostgreSQL server");
const { server } = provided;
const urlOf = (database: string) => server.replace("/postgres?", `/${database}?`);

let database: Awaited<ReturnType<typeof openTemplateCopy>>;
beforeAll(async () => void (database = await openTemplateCopy(server)));
afterAll(() => database.close());

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

describe("openServer rejects", () => {
  it("an unreachable server, without its password in the message", async () => {
    const opening = openServer("postgres://user:secret@127.0.0.1:1/none", { poolSize: 2 });
    await expect(opening).rejects.toThrow(DatabaseUnusable);
    await expect(opening).rejects.toThrow(/cannot be reached/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it("a database whose encoding is not UTF-8", async () => {
    await asAdmin("create database latin template template0 encoding 'LATIN1' locale 'C'");
    await expect(openServer(urlOf("latin"), { poolSize: 2 })).rejects.toThrow(/encoding is LATIN1.*createdb/);
  });

  it("a database whose locale does not support Arabic letters, before creating tables", async () => {
    await asAdmin("create database plain template template0 encoding 'UTF8' locale 'C'");
    const opened = await openServer(urlOf("plain"), { poolSize: 2 });
    await expect(opened.migrate()).rejects.toThrow(/locale does not support Arabic letters.*createdb/);
    const { rows } = await opened.raw.query(
      "select count(*)::int as tables from information_schema.tables where table_schema = 'public'",
      [],
    );
    expect(rows).toEqual([{ tables: 0 }]);
    await opened.close();
  });
});

it("migrates an empty database once when several servers start concurrently", async () => {
  await asAdmin("create database fresh template template0 encoding 'UTF8'");
  const panels = await Promise.all(
    Array.from({ length: 4 }, () => openServer(urlOf("fresh"), { poolSize: 2 })),
  );
  await Promise.all(panels.map((panel) => panel.migrate()));
  const applied = await panels[0]!.raw.query(
    "select count(*)::int as times from drizzle.__drizzle_migrations group by hash",
    [],
  );
  expect(applied.rows.length).toBeGreaterThan(1);
  expect(applied.rows.every(({ times }) => times === 1)).toBe(true);
  await Promise.all(panels.map((panel) => panel.close()));
});

it("runs work under the advisory lock on one server at a time", async () => {
  const other = await openServer(database.url, { poolSize: 2 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 50));
    inside--;
  };
  await Promise.all([
    database.withAdvisoryLock(work),
    other.withAdvisoryLock(work),
    database.withAdvisoryLock(work),
  ]);
  expect(most).toBe(1);
  await other.close();
});

describe("conflicting transactions", () => {
  const add = (id: string) => ({ stock: sql`${products.stock} + 1`, where: eq(products.id, id) });

  it("are retried after a deadlock, and both commit", async () => {
    let tries = 0;
    let holding = 0;
    const { promise: bothHoldOne, resolve: bothDo } = Promise.withResolvers<void>();
    const inOrder = (first: string, second: string) =>
      database.db.transaction(async (tx) => {
        tries++;
        await tx
          .update(products)
          .set({ stock: add(first).stock })
          .where(add(first).where);
        if (++holding === 2) bothDo();
        await bothHoldOne;
        await tx
          .update(products)
          .set({ stock: add(second).stock })
          .where(add(second).where);
      });
    const before = await database.db.select().from(products).where(eq(products.id, "spice.tea"));
    await Promise.all([inOrder("spice.tea", "spice.few"), inOrder("spice.few", "spice.tea")]);
    const after = await database.db.select().from(products).where(eq(products.id, "spice.tea"));
    expect(after[0]!.stock).toBe(before[0]!.stock + 2);
    expect(tries).toBeGreaterThan(2);
  });

  it("are retried after a serialization failure, so that no update is lost", async () => {
    const [before] = await database.db.select().from(products).where(eq(products.id, "spice.tea"));
    const count = () =>
      database.db.transaction(
        async (tx) => {
          const [row] = await tx.select().from(products).where(eq(products.id, "spice.tea"));
          await tx
            .update(products)
            .set({ stock: row!.stock + 1 })
            .where(eq(products.id, "spice.tea"));
        },
        { isolationLevel: "serializable" },
      );
    await Promise.all([count(), count(), count()]);
    const [after] = await database.db.select().from(products).where(eq(products.id, "spice.tea"));
    expect(after!.stock).toBe(before!.stock + 3);
  });

  it("are not retried after any other error", async () => {
    let tries = 0;
    const failing = database.db.transaction(async (tx) => {
      tries++;
      await tx.execute(sql`update products set stock = -1`);
    });
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe("23514");
    expect(tries).toBe(1);
  });
});

it("reconnects after the server closed its connections", async () => {
  const broken: Error[] = [];
  const cut = await openServer(database.url, { poolSize: 2, onError: (error) => broken.push(error) });
  await cut.raw.query("select 1", []);
  // Connections to this database only: other test files use the same server at the same time.
  await asAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'talabee-panel' and state = 'idle' and datname = '${new URL(database.url).pathname.slice(1)}'`,
  );
  await expect.poll(() => broken.length).toBeGreaterThan(0);
  expect((await cut.raw.query("select 1 as one", [])).rows).toEqual([{ one: 1 }]);
  await cut.close();
});
