import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { readConfig } from "../config.js";
import type { AppEnv } from "../http/app-env.js";
import { errorHandler } from "../http/error-response.js";
import { createTokenCaches } from "../http/recent-tokens.js";
import { requestContext } from "../http/request-context.js";
import { createLog } from "../log.js";
import type { Panel } from "../panel.js";
import { openTemplateCopy } from "../testing/postgres-database.js";
import { openServer } from "./open-server.js";
import { inRequest } from "./query-urgency.js";

const provided = inject("testDatabase");
if (provided.kind !== "postgres") throw new Error("these tests require a PostgreSQL server");
const { server } = provided;

describe("a panel on a saturated PostgreSQL", () => {
  const LIMITS = { connectMs: 400, statementMs: 600, lockMs: 200 };
  let copy: Awaited<ReturnType<typeof openTemplateCopy>>;
  let database: Awaited<ReturnType<typeof openServer>>;
  let query: () => Promise<unknown>;
  const logged: string[] = [];
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(createLog((line) => void logged.push(line))));
  app.use((_, next) => inRequest(next));
  app.get("/", async (context) => {
    await query();
    return context.text("done");
  });

  beforeAll(async () => {
    copy = await openTemplateCopy(server);
    database = await openServer(copy.url, { poolSize: 2, limits: LIMITS });
  });
  beforeEach(() => void logged.splice(0));
  afterAll(async () => {
    await database.close();
    await copy.close();
  });

  const select = async () => database.db.execute(sql`select 1`);

  async function expectRefusal(): Promise<void> {
    const response = await app.request("/", { headers: { "Accept-Language": "ar" } });
    const body = (await response.json()) as { code: string; message: string };
    expect([response.status, response.headers.get("Retry-After"), body.code]).toEqual([
      503,
      "5",
      "maintenance",
    ]);
    expect(body.message).toBe("سنعود خلال دقائق");
    expect(logged.join("")).toContain("database unavailable");
    expect(logged.join("")).not.toContain('"unexpected"');
  }

  it("ends a statement that takes too long, and serves the next", async () => {
    query = () => database.db.execute(sql`select pg_sleep(5)`);
    await expectRefusal();
    query = select;
    expect((await app.request("/")).status).toBe(200);
  });

  it("ends a wait for a lock that another transaction holds", async () => {
    query = () => database.db.execute(sql`update stores set active = active where id = 'spice'`);
    await copy.db.transaction(async (tx) => {
      await tx.execute(sql`update stores set active = active where id = 'spice'`);
      await expectRefusal();
    });
    expect((await app.request("/")).status).toBe(200);
  });

  it("ends a wait for a connection, and serves again once one is free", async () => {
    const taken = await Promise.all([database.pool.connect(), database.pool.connect()]);
    query = select;
    await expectRefusal();
    for (const client of taken) client.release();
    expect((await app.request("/")).status).toBe(200);
  });

  it("refuses at once what would wait behind too many others", async () => {
    const taken = await Promise.all([database.pool.connect(), database.pool.connect()]);
    let ended = 0;
    const waiting = Array.from({ length: 100 }, () =>
      inRequest(select)
        .then(
          () => "done",
          () => "refused",
        )
        .finally(() => ended++),
    );
    query = select;
    await expectRefusal();
    // Those that asked before are still waiting.
    expect(ended).toBe(0);
    for (const client of taken) client.release();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
  });

  it.each([
    ["a transaction", () => database.db.transaction((tx) => tx.execute(sql`select 1`))],
    ["a statement", () => database.db.execute(sql`update stores set active = active where id = 'spice'`)],
  ])("answers a request that has committed %s, however many wait and for how long", async (_, write) => {
    let waiting: Promise<unknown>[] = [];
    let taken: pg.PoolClient[] = [];
    query = async () => {
      await write();
      taken = await Promise.all([database.pool.connect(), database.pool.connect()]);
      waiting = Array.from({ length: 100 }, async () => inRequest(select).catch(() => "refused"));
      await select();
    };
    const response = app.request("/");
    await wait(2 * LIMITS.connectMs);
    for (const client of taken) client.release();
    expect((await response).status).toBe(200);
    // Others had changed nothing.
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["refused"]));
  });

  it("does not refuse background work because others wait", async () => {
    const taken = await Promise.all([database.pool.connect(), database.pool.connect()]);
    const waiting = Array.from({ length: 100 }, async () => inRequest(select).catch(() => "refused"));
    const background = select();
    await wait(2 * LIMITS.connectMs);
    for (const client of taken) client.release();
    await expect(background).resolves.toBeDefined();
    await Promise.all(waiting);
  });

  it("refuses new requests before those under way, without a line in the log (REQ-LOAD-03)", async () => {
    const guarded = new Hono<AppEnv>();
    guarded.onError(errorHandler(createLog((line) => void logged.push(line))));
    const limits = { use: async () => undefined } as unknown as Panel["limits"];
    const context = { config: readConfig({}), sessions: {} as Panel["sessions"], limits };
    guarded.use(
      requestContext(
        { ...context, ...createTokenCaches(), isBusy: database.isBusy },
        { checkAnswers: false },
      ),
    );
    let begun = 0;
    let tellBegun = (): void => undefined;
    guarded.get("/", async (of) => {
      begun++;
      const answer = select();
      tellBegun();
      await answer;
      return of.text("done");
    });
    const taken = await Promise.all([database.pool.connect(), database.pool.connect()]);
    const requests: Promise<number>[] = [];
    for (let n = 0; n < 40; n++) {
      const hasBegun = new Promise<void>((resolve) => (tellBegun = resolve));
      const status = (async () => (await guarded.request("/")).status)();
      requests.push(status);
      // Until it waits for the database, or was refused: only then is it counted for the next one.
      await Promise.race([hasBegun, status]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const statuses = Promise.all(requests);
    // Room is left for the further queries of the requests that have begun.
    const further = select();
    for (const client of taken) client.release();
    await further;
    expect(begun).toBe(30);
    expect((await statuses).filter((status) => status === 503)).toHaveLength(10);
    expect(logged).toEqual([]);
    expect((await guarded.request("/")).status).toBe(200);
  });

  it("says so when the connection of a query breaks, and connects again", async () => {
    query = () => database.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    await expectRefusal();
    query = select;
    expect((await app.request("/")).status).toBe(200);
  });

  it("does not limit migrations and work under the advisory lock", async () => {
    let slow: Promise<void> | undefined;
    await database.withAdvisoryLock(async () => {
      // A second server waits longer than any limit.
      slow = database.withAdvisoryLock(() => Promise.resolve());
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    await expect(slow).resolves.toBeUndefined();
    await database.migrate();
  });
});
