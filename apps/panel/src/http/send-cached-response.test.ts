import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../app.js";
import { products, storeClosures } from "../db/schema.js";
import { listen, type RunningServer } from "../server.js";
import { moveOrderTo } from "../testing/move-order.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { createMetrics } from "./metrics.js";
import { createCachedResponseSender, type SendCachedResponse } from "./send-cached-response.js";

const ORIGIN = "https://shop.example";

let test: TestPanel;
let server: RunningServer;
/** Requests that were answered without the app. */
let sentFromCache = 0;

beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_ORIGINS: ORIGIN });
  const { panel, streams } = test;
  const metrics = createMetrics(panel, () => 0);
  const app = await createApp(panel, { checkAnswers: true, streams, mediaDir: "/nowhere", metrics });
  const sendCached = createCachedResponseSender(panel, metrics);
  const countSent: SendCachedResponse = (incoming, outgoing) => {
    const isAnswered = sendCached(incoming, outgoing);
    if (isAnswered) sentFromCache++;
    return isAnswered;
  };
  server = await listen(app, { port: 0, host: "127.0.0.1" }, countSent, panel.log);
});
afterAll(async () => {
  await server.stop(1000);
  await test.close();
});

interface Received {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  readonly isFromCache: boolean;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Received> {
  const before = sentFromCache;
  const outgoing = request({ port: server.port, host: "127.0.0.1", path, headers }).end();
  const [response] = (await once(outgoing, "response")) as [IncomingMessage];
  const body = await buffer(response);
  const text = response.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  const {
    date: _,
    "x-request-id": id,
    vary,
    connection: __,
    "keep-alive": ___,
    ...others
  } = response.headers;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return {
    status: response.statusCode!,
    headers: { ...others, vary: [...new Set(String(vary).split(", "))].toSorted() },
    text: text.toString(),
    isFromCache: sentFromCache > before,
  };
}

describe("REQ-LOAD-08: responses from the cache, without the app", () => {
  it.each([
    ["a guest", "/api/home", {}],
    ["a browser", "/api/home", { "Accept-Encoding": "gzip, deflate, br" }],
    ["an Arabic reader", "/api/vendors?open_now=1", { "Accept-Language": "ar-QA" }],
    ["a page of another origin", "/api/stores/spice", { Origin: ORIGIN }],
    ["a page of an unknown origin", "/api/stores/bakery", { Origin: "https://other.example" }],
    ["a client behind TLS", "/api/search?q=tea", { "X-Forwarded-Proto": "https" }],
    ["an unknown token", "/api/app-settings", { Authorization: `Bearer ${randomUUID()}` }],
    ["an unknown token at home", "/api/home", { Authorization: `Bearer ${randomUUID()}` }],
  ])("are those of the app, to %s", async (_, path, headers) => {
    // Answers end with the minute.
    await expect.poll(() => new Date().getSeconds()).toBeLessThan(58);
    test.panel.responses.drop(null);
    const first = await get(path, headers);
    const second = await get(path, headers);
    expect([first.status, first.isFromCache, second.isFromCache]).toEqual([200, false, true]);
    expect({ ...second, isFromCache: false }).toEqual(first);
    const known = { ...headers, "If-None-Match": String(first.headers["etag"]) };
    const unchanged = await get(path, known);
    expect([unchanged.status, unchanged.text, unchanged.isFromCache]).toEqual([304, "", true]);
    test.panel.responses.drop(null);
    expect({ ...(await get(path, known)), isFromCache: true }).toEqual(unchanged);
  });

  it("end with a change of the shop, not with each act of staff on an order", async () => {
    const counter = await test.person({ storeId: "spice", storeRole: "counter" });
    const order = await test.order(await test.person(), [["spice.tea", 1]]);
    const drop = vi.spyOn(test.panel.responses, "drop");
    const accepted = await test.post(`/api/panel/orders/${order.id}/accept`, { version: 1 }, counter);
    expect([accepted.status, drop.mock.calls]).toEqual([200, []]);
    const until = new Date(test.panel.clock().getTime() + 60_000).toISOString();
    expect((await test.post("/api/panel/stores/spice/pause", { until }, counter)).status).toBe(200);
    expect(drop.mock.calls).toEqual([[null]]);
    drop.mockRestore();
    await test.post("/api/panel/stores/spice/resume", {}, counter);
  });

  it("are the customer's own where theirs differ, and everybody's for the others", async () => {
    const someone = await test.person();
    const as = { Authorization: `Bearer ${someone.token}` };
    const guests = await get("/api/home");
    const plain = await get("/api/home", as);
    expect([plain.text, plain.headers["cache-control"]]).toEqual([guests.text, "no-store"]);
    expect((await get("/api/home", as)).isFromCache).toBe(true);

    const own = await test.person();
    await test.db.execute(sql`
      insert into coupons (id, code, title, kind, value, order_types, user_id, created_at)
      values ('mine', 'MINE', '{"en": "Mine", "ar": "لي"}', 'fixed', 500, '["delivery"]', ${own.id}, now())`);
    for (const _ of [1, 2]) {
      const mine = await get("/api/home", { Authorization: `Bearer ${own.token}` });
      expect([mine.text.includes("MINE"), mine.isFromCache]).toEqual([true, false]);
      expect((await get("/api/home")).text).not.toContain("MINE");
    }
  });

  it("count for the limit, the metrics and the session's last use", async () => {
    const someone = await test.person();
    await test.db.execute(
      sql`update sessions set last_used_at = now() - interval '2 days' where user_id = ${someone.id}`,
    );
    await get("/api/startup");
    const as = { Authorization: `Bearer ${someone.token}` };
    expect((await get("/api/startup", as)).isFromCache).toBe(true);
    await expect
      .poll(async () => {
        const { rows } = await test.panel.raw.query(
          "select last_used_at > now() - interval '1 hour' as used from sessions where user_id = $1",
          [someone.id],
        );
        return rows[0]?.["used"];
      })
      .toBe(true);
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(text).toMatch(/request_seconds_count\{method="GET",route="\/api\/startup",status="200"\} [2-9]/);
    expect(test.logged.at(-2)).toContain('"route":"/api/startup"');
  });

  it("have a limit of their own, and count among the requests beyond it", async () => {
    const limited = await createTestPanel(
      {},
      { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_REQUESTS: "2", PANEL_LIMITS_CACHED: "4" },
    );
    const metrics = createMetrics(limited.panel, () => 0);
    const sendCached = createCachedResponseSender(limited.panel, metrics);
    const app = await createApp(limited.panel, {
      checkAnswers: true,
      streams: limited.streams,
      mediaDir: "/nowhere",
      metrics,
    });
    const own = await listen(app, { port: 0, host: "127.0.0.1" }, sendCached, limited.panel.log);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at++) {
      const response = await fetch(`http://127.0.0.1:${own.port}/api/startup`);
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    await own.stop(1000);
    await limited.close();
    // The first is answered by the app, four from memory, and one more by the app.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

describe("REQ-LOAD-08: what guests are shown", () => {
  /** Until it is so, or a second has passed. */
  async function within(path: string, isSo: (text: string) => boolean): Promise<void> {
    await expect.poll(async () => isSo((await get(path)).text), { timeout: 1000, interval: 5 }).toBe(true);
  }

  it("changes when a store closes", async () => {
    const open = '"id":"spice"';
    const path = "/api/vendors?open_now=true";
    expect((await get(path)).text).toContain(open);
    const hour = 3_600_000;
    const id = randomUUID();
    await test.db.insert(storeClosures).values({
      id,
      storeId: "spice",
      startsAt: new Date(Date.now() - hour),
      endsAt: new Date(Date.now() + hour),
    });
    await within(path, (text) => !text.includes(open));
    await test.db.delete(storeClosures).where(sql`id = ${id}`);
    await within(path, (text) => text.includes(open));
  });

  it("changes with a review, of which only its author is told that no other is due", async () => {
    const path = "/api/stores/spice/reviews";
    const someone = await test.person();
    const as = { Authorization: `Bearer ${someone.token}` };
    const { id } = await test.order(someone, [["spice.tea", 1]]);
    expect((await get(path)).isFromCache).toBe(false);
    expect((await get(path)).isFromCache).toBe(true);
    expect((await get(path)).text).not.toContain("With mint");
    const staff = await test.person({ storeId: "spice" });
    await moveOrderTo(test, staff, id, "delivered");
    await get(path);
    expect((await get(path, as)).text).toContain(`"reviewable_order_id":"${id}"`);
    expect((await get(path)).text).toContain(`"reviewable_order_id":null`);
    const written = await test.post(
      "/api/reviews",
      { order_id: id, rating: 5, comment: "With mint", products: [] },
      someone,
    );
    expect(written.status).toBeLessThan(300);
    for (const headers of [{}, as]) {
      const { text } = await get(path, headers);
      expect(text).toContain("With mint");
      expect(text).toContain(`"reviewable_order_id":null`);
    }
    // An operator with psql.
    await test.db.execute(sql`update reviews set comment = 'Removed' where order_id = ${id}`);
    await within(path, (text) => !text.includes("With mint"));
  });

  it("changes when a closure begins that was known before", async () => {
    const path = "/api/vendors?open_now=true";
    const id = randomUUID();
    const begins = Date.now() + 700;
    await test.db.insert(storeClosures).values({
      id,
      storeId: "spice",
      startsAt: new Date(begins),
      endsAt: new Date(begins + 3_600_000),
    });
    await within(path, (text) => text.includes('"id":"spice"'));
    await expect.poll(() => Date.now()).toBeGreaterThan(begins);
    await within(path, (text) => !text.includes('"id":"spice"'));
    await test.db.delete(storeClosures).where(sql`id = ${id}`);
  });

  it("changes when a product sells out, on its page, in its menu and in search", async () => {
    const paths = ["/api/products/spice.tea", "/api/stores/spice/products", "/api/search?q=tea"];
    const isLeft = (text: string) => !/"id":"spice\.tea"[^{]*"in_stock":false/.test(text);
    for (const path of paths) expect(isLeft((await get(path)).text)).toBe(true);
    const [before] = await test.db
      .select()
      .from(products)
      .where(sql`id = 'spice.tea'`);
    const restore = async () =>
      test.db.execute(sql`update products set stock = ${before!.stock} where id = 'spice.tea'`);
    await test.db.execute(sql`update products set stock = 0 where id = 'spice.tea'`);
    for (const path of paths) await within(path, (text) => !isLeft(text));
    await restore();
    for (const path of paths) await within(path, isLeft);
  });

  it("changes with every column of a product that it contains, and not with plenty of stock", async () => {
    const heard: (string | null)[] = [];
    test.panel.bus.onCatalogueChange((storeId) => heard.push(storeId));
    const isTea = sql`id = 'spice.tea'`;
    const [saved] = await test.db.select().from(products).where(isTea);
    await test.db.update(products).set({ stock: 500, maxPerOrder: 10 }).where(isTea);
    const columns = sql`select column_name as name, data_type as type from information_schema.columns
      where table_name = 'products' and column_name not in ('id', 'store_id', 'section_id', 'stock', 'off_until')`;
    const { rows } = (await test.db.execute(columns)) as unknown as {
      rows: { name: string; type: string }[];
    };
    expect(rows.length).toBeGreaterThan(12);
    const other: Record<string, string> = {
      boolean: "not $",
      integer: "coalesce($, 0) + 1",
      jsonb: `'{"en": "Other", "ar": "آخر"}'`,
      text: "coalesce($, '') || 'x'",
    };
    const change = async (assignment: string) => {
      await test.get("/api/startup");
      heard.length = 0;
      await test.panel.raw.query(`update products set ${assignment} where id = 'spice.tea'`, []);
      // Also waits for the notification.
      await test.get("/api/startup");
      return heard.includes("spice");
    };
    for (const { name, type } of rows) {
      const value = (other[type] ?? "coalesce($, now()) + interval '1 day'").replaceAll("$", name);
      // The ratings belong together.
      const assignment = name.startsWith("rating")
        ? "rating_sum = rating_sum + 5, ratings_count = ratings_count + 1"
        : `${name} = ${value}`;
      expect([name, await change(assignment)]).toEqual([name, true]);
    }
    expect(await change("stock = stock - 1")).toBe(false);
    expect(await change("stock = 9")).toBe(true);
    await test.db.update(products).set(saved!).where(isTea);
  });
});
