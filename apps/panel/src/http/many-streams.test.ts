import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DatabaseUnavailable } from "../db/database-unavailable.js";
import { openServer, SERVING_LIMITS } from "../db/open-server.js";
import { users } from "../db/schema.js";
import { hashOf } from "../modules/auth/sessions.js";
import { SETTINGS_TOPIC } from "../modules/settings/brand-settings.js";
import { openTemplateCopy } from "../testing/postgres-database.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { watchStatements } from "../testing/watch-statements.js";

const provided = inject("testDatabase");
const CUSTOMERS = 150;
const STREAMS_EACH = 4;

/** One stream of events, read as it comes. */
interface ReadStream {
  received: string;
  hasEnded: boolean;
}

describe.runIf(provided.kind === "postgres")("REQ-PUSH-13: many streams on a pool of two", () => {
  let test: TestPanel;
  let isAway = false;
  let closeCopy: () => Promise<void>;
  const { sent, stop } = watchStatements();
  const streams: ReadStream[] = [];
  const customers = Array.from({ length: CUSTOMERS }, () => ({ id: randomUUID(), token: randomUUID() }));

  async function open(token: string): Promise<void> {
    const response = await test.app.request("/api/events", { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    const stream: ReadStream = { received: "", hasEnded: false };
    streams.push(stream);
    const decoder = new TextDecoder();
    void (async () => {
      for await (const piece of response.body!)
        stream.received += decoder.decode(piece as Uint8Array, { stream: true });
      stream.hasEnded = true;
    })();
  }

  beforeAll(async () => {
    if (provided.kind !== "postgres") return;
    const copy = await openTemplateCopy(provided.server);
    closeCopy = () => copy.close();
    test = await createTestPanel({}, {}, async () => {
      const database = await openServer(copy.url, { poolSize: 2, limits: SERVING_LIMITS });
      const query = database.pool.query.bind(database.pool) as (...args: unknown[]) => unknown;
      const orRefuse = (...args: unknown[]) =>
        isAway ? Promise.reject(new DatabaseUnavailable("away")) : query(...args);
      database.pool.query = orRefuse as typeof database.pool.query;
      return database;
    });
    const now = new Date();
    await copy.db.insert(users).values(
      customers.map(({ id }) => ({
        id,
        email: `${id}@example.com`,
        passwordHash: "",
        firstName: "Aisha",
        lastName: "Saad",
        role: "user" as const,
        emailVerifiedAt: now,
        createdAt: now,
      })),
    );
    await copy.db.execute(sql`insert into sessions (token_hash, user_id, created_at, last_used_at)
      select *, now(), now() from unnest(
        ${sql.param(customers.map(({ token }) => hashOf(token)))}::text[],
        ${sql.param(customers.map(({ id }) => id))}::text[])`);
    for (const { token } of customers)
      await Promise.all(Array.from({ length: STREAMS_EACH }, () => open(token)));
  });
  afterAll(async () => {
    stop();
    test.streams.endAll();
    await test.close();
    await closeCopy();
  });

  const ended = () => streams.filter(({ hasEnded }) => hasEnded).length;
  const told = (pattern: RegExp) => streams.filter(({ received }) => pattern.test(received)).length;

  it("tell all of changed settings, whose write succeeds", async () => {
    const admin = await test.person({ role: "admin" });
    await test.db.update(users).set({ role: "super_admin" }).where(eq(users.id, admin.id));
    const before = sent.length;
    const changed = await test.post("/api/panel/settings", { cash_rounding: 25 }, admin);
    expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    await expect.poll(() => told(/^event: settings$/m) + ended()).toBe(CUSTOMERS * STREAMS_EACH);
    expect(ended()).toBe(0);
    // Four for the streams when they woke together, not three for each of them.
    expect(sent.length - before).toBeLessThan(CUSTOMERS);
  });

  it("go on when the connection that listens is cut, and tell of what happened meanwhile", async () => {
    for (const stream of streams) stream.received = "";
    await test.panel.raw.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'talabee-panel-listener' and datname = current_database()`,
      [],
    );
    await expect.poll(() => test.panel.bus.isConnected()).toBe(false);
    await test.panel.raw.query("update app_settings set version = version + 1", []);
    await test.panel.raw.query(
      `insert into carts (id, user_id, version) select id, id, 7 from unnest($1::text[]) id`,
      [customers.map(({ id }) => id)],
    );
    await test.panel.raw.query(
      `insert into user_events (user_id, kind, subject_id, at)
       select id, 'cart', id, now() from unnest($1::text[]) id`,
      [customers.map(({ id }) => id)],
    );
    const total = CUSTOMERS * STREAMS_EACH;
    await expect.poll(() => told(/^event: settings$/m) + ended()).toBe(total);
    await expect.poll(() => told(/^event: cart$/m) + ended()).toBe(total);
    expect(ended()).toBe(0);
  });

  it("leave connections to requests while all of them wake", async () => {
    test.panel.bus.publish(SETTINGS_TOPIC);
    for (const { token } of customers.slice(0, 20)) {
      expect(test.panel.isBusy()).toBe(false);
      expect((await test.get("/api/notifications", { token })).status).toBe(200);
    }
    expect(ended()).toBe(0);
  });

  it("wait for a database that is away, and then tell what happened", async () => {
    for (const stream of streams) stream.received = "";
    const written = test.panel.raw.query("update app_settings set version = version + 1", []);
    // The database tells of the change at once: nothing may be read by then.
    isAway = true;
    await written;
    test.panel.bus.publish(SETTINGS_TOPIC);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([ended(), told(/^event: settings$/m)]).toEqual([0, 0]);
    isAway = false;
    await expect.poll(() => told(/^event: settings$/m) + ended()).toBe(CUSTOMERS * STREAMS_EACH);
    expect(ended()).toBe(0);
  });
});
