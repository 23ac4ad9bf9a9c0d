import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerOnce } from "../http/idempotency.js";
import { type PostgresCluster, startPostgres } from "../testing/postgres-cluster.js";
import { executeRows } from "./execute-rows.js";
import { openServer } from "./open-server.js";
import { users } from "./schema.js";

/** A server as in production: each commit waits for the disk. */
let cluster: PostgresCluster;
let database: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  cluster = await startPostgres({ fsync: "on", synchronous_commit: "on" });
  database = await openServer(cluster.url("postgres"), { poolSize: 2 });
  await database.migrate();
});
afterAll(async () => {
  await database.close();
  await cluster.stop();
});

/** How often the log of changes was written to the disk during the work, one request after the other. */
async function flushes(work: () => Promise<unknown>): Promise<number> {
  const count = async () => {
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const [row] = await executeRows<{ count: number }>(
      database.db,
      sql`select wal_sync::int as count from pg_stat_wal`,
    );
    return row!.count;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

const REQUESTS = 100;

it("a write with an idempotency key waits for the disk once, for its work (REQ-LOAD-09)", async () => {
  const user = {
    id: "noor",
    email: "noor@example.com",
    passwordHash: "",
    firstName: "Noor",
    lastName: "Ali",
    createdAt: new Date(),
  };
  await database.db.insert(users).values(user);
  const panel = { db: database.db, clock: () => new Date() };
  const work = async () => {
    await database.db.update(users).set({ firstName: "Nour" });
    return { status: 200 as const, body: { message: "", data: null } };
  };
  const send = async (key: string) => {
    const request = { userId: user.id, path: "/api/cart/add", key, fingerprint: "a" };
    return answerOnce(panel, request, work);
  };
  const count = await flushes(async () => {
    for (let at = 0; at < REQUESTS; at++) await send(`key-${at}`);
  });
  expect(count).toBeGreaterThanOrEqual(REQUESTS);
  expect(count).toBeLessThan(1.5 * REQUESTS);
  expect(await send("key-0")).toMatchObject({ isReplay: true });
});
