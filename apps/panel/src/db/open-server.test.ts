import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTemplateCopy } from "../testing/postgres-database.js";
import { DatabaseUnusable, openServer, sqlState } from "./open-server.js";
import { products } from "./schema.js";

const provided = inject("testDatabase");
if (provided.kind !== "postgres") throw new Error("these tests are about a server");
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

describe("what it refuses", () => {
  it("is a server that nobody answers for, without its password in the message", async () => {
    const opening = openServer("postgres://somebody:secret@127.0.0.1:1/none", { poolSize: 2 });
    await expect(opening).rejects.toThrow(DatabaseUnusable);
    await expect(opening).rejects.toThrow(/cannot be reached/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it("is a database whose texts are not UTF-8", async () => {
    await asAdmin("create database latin template template0 encoding 'LATIN1' locale 'C'");
    await expect(openServer(urlOf("latin"), { poolSize: 2 })).rejects.toThrow(/encoding is LATIN1.*createdb/);
  });

  it("is a database in whose locale Arabic has no letters, before it is given tables", async () => {
    await asAdmin("create database plain template template0 encoding 'UTF8' locale 'C'");
    const opened = await openServer(urlOf("plain"), { poolSize: 2 });
    await expect(opened.migrate()).rejects.toThrow(/locale knows no Arabic letters.*createdb/);
    const { rows } = await opened.raw.query(
      "select count(*)::int as tables from information_schema.tables where table_schema = 'public'",
      [],
    );
    expect(rows).toEqual([{ tables: 0 }]);
    await opened.close();
  });
});

it("brings an empty database up to date once, when several panels start at it together", async () => {
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

it("lets one panel at a time do what is done alone", async () => {
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

describe("transactions that run into each other", () => {
  const add = (id: string) => ({ stock: sql`${products.stock} + 1`, where: eq(products.id, id) });

  it("are tried again after a deadlock, and both end", async () => {
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

  it("are tried again after a serialization failure, so that no count is lost", async () => {
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

  it("are not tried again for any other error", async () => {
    let tries = 0;
    const failing = database.db.transaction(async (tx) => {
      tries++;
      await tx.execute(sql`update products set stock = -1`);
    });
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe("23514");
    expect(tries).toBe(1);
  });
});

it("goes on after the server cut its connections", async () => {
  const broken: Error[] = [];
  const cut = await openServer(database.url, { poolSize: 2, onError: (error) => broken.push(error) });
  await cut.raw.query("select 1", []);
  // Of its own database withAdvisoryLock: other test files have theirs on the same server at the same time.
  await asAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'talabee-panel' and state = 'idle' and datname = '${new URL(database.url).pathname.slice(1)}'`,
  );
  await expect.poll(() => broken.length).toBeGreaterThan(0);
  expect((await cut.raw.query("select 1 as one", [])).rows).toEqual([{ one: 1 }]);
  await cut.close();
});
