import { encodeForm } from "@talabee/contract";
import { and, eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { OpenDatabase } from "./db/database.js";
import { jobs, orders, products, storeClosures, users } from "./db/schema.js";
import { openSession } from "./modules/auth/sessions.js";
import { brokenInvariants } from "./testing/invariants.js";
import { watchPage, writeStorefront } from "./testing/page-watch.js";
import { type PanelProcess, startPanelProcess, temporaryFolder } from "./testing/panel-process.js";
import { openTemplateCopy } from "./testing/postgres-database.js";

const provided = inject("testDatabase");

interface Sending {
  token?: string;
  key?: string;
}

/** Two server processes on one PostgreSQL, as behind a load balancer. */
describe.runIf(provided.kind === "postgres")("two panels on one database", () => {
  let database: OpenDatabase & { url: string };
  let one: PanelProcess;
  let two: PanelProcess;
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    if (provided.kind !== "postgres") return;
    database = await openTemplateCopy(provided.server);
    closers.push(() => database.close());
    const folder = await temporaryFolder();
    closers.push(folder.remove);
    const environment = {
      DATABASE_URL: database.url,
      PANEL_DATA_DIR: folder.path,
      PANEL_LIMITS_ORDERS: "100",
      PANEL_LIMITS_REQUESTS: "100000",
      PANEL_LIMITS_PAGES: "1000000",
      PANEL_LIMITS_LOGIN: "4",
      PANEL_STOREFRONT_DIR: await writeStorefront(folder.path),
    };
    [one, two] = await Promise.all([startPanelProcess(environment), startPanelProcess(environment)]);
    closers.push(() => Promise.all([one.stop(), two.stop()]));
  }, 180_000);
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
  }, 60_000);

  async function send(
    panel: PanelProcess,
    path: string,
    fields: object | null,
    { token, key }: Sending = {},
  ) {
    const response = await fetch(panel.url + path, {
      method: fields === null ? "GET" : "POST",
      body: fields === null ? null : encodeForm(fields),
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { "Idempotency-Key": key }),
      },
    });
    // oxlint-disable-next-line typescript/no-explicit-any
    return { status: response.status, headers: response.headers, body: (await response.json()) as any };
  }

  async function person(role: "user" | "admin" = "user") {
    const id = randomUUID();
    const now = new Date();
    await database.db.insert(users).values({
      id,
      email: `${id}@example.com`,
      passwordHash: "",
      firstName: "Aisha",
      lastName: "Saad",
      role,
      emailVerifiedAt: now,
      createdAt: now,
    });
    return { token: await openSession(database.db, id, now) };
  }

  /** Adds a product to the cart on one server; returns an order form that is valid on both. */
  async function readyToOrder(who: Sending, product_id: string, quantity = 1) {
    const added = await send(one, "/api/cart/add", { product_id, quantity }, who);
    expect([added.status, added.body.message]).toEqual([200, expect.any(String)]);
    const quote = await send(two, "/api/cart/quote", { order_type: "pickup" }, who);
    return { order_type: "pickup", payment_method: "cod", quote_hash: quote.body.data.quote_hash as string };
  }

  /** Reads the events of an order's stream until one matches. */
  async function track(
    panel: PanelProcess,
    id: string,
    who: Sending,
    onOpen: () => Promise<unknown>,
    pattern: RegExp,
  ) {
    const response = await fetch(`${panel.url}/api/orders/${id}/events`, {
      headers: { Authorization: `Bearer ${who.token}` },
      signal: AbortSignal.timeout(30_000),
    });
    let received = "";
    let opened: Promise<unknown> | undefined;
    const decoder = new TextDecoder();
    for await (const piece of response.body!) {
      received += decoder.decode(piece as Uint8Array, { stream: true });
      opened ??= onOpen();
      if (pattern.test(received)) break;
    }
    await opened;
    return received;
  }

  it("REQ-LOAD-08: show a store's change that the other made within a second", async () => {
    const admin = await person("admin");
    const paths = ["/api/products/spice.sale", "/api/stores/spice/products", "/api/home?zone=61"];
    const read = async (panel: PanelProcess) =>
      Promise.all(paths.map(async (path) => JSON.stringify((await send(panel, path, null)).body)));
    const isOnSale = (texts: readonly string[]) => texts.map((text) => /"sale_price":1[,}]/.test(text));
    expect(isOnSale([...(await read(one)), ...(await read(two))])).not.toContain(true);
    const changed = await send(one, "/api/panel/products/spice.sale/update", { sale_price: 1 }, admin);
    expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    // At once where it was changed.
    expect(isOnSale(await read(one))).toEqual([true, true, true]);
    await expect
      .poll(async () => isOnSale(await read(two)), { timeout: 1000, interval: 10 })
      .toEqual([true, true, true]);
  });

  it("REQ-LOAD-08: send no page for longer than a second after what it shows has changed, under load", async () => {
    const watch = watchPage([`${one.url}/en/store/spice`, `${two.url}/en/store/spice`], 4);
    const update = (values: object) =>
      database.db.update(products).set(values).where(eq(products.id, "spice.tea"));
    const closed = { id: "now", storeId: "spice", startsAt: new Date(0), endsAt: new Date("2100-01-01") };
    const close = () => database.db.insert(storeClosures).values(closed);
    expect(
      await watch.outdatedAfter(
        () => update({ price: 77 }),
        ({ price }) => price === 77,
      ),
    ).toBe(0);
    expect(
      await watch.outdatedAfter(
        () => update({ stock: 0 }),
        (page) => !page.in_stock,
      ),
    ).toBe(0);
    expect(await watch.outdatedAfter(close, ({ open }) => !open)).toBe(0);
    await watch.stop();
    await database.db.delete(storeClosures);
    await update({ price: 1275, stock: 200 });
  });

  it("notify each other of order updates at once, also after the listening connection was cut", async () => {
    const [customer, admin] = [await person(), await person("admin")];
    const form = await readyToOrder(customer, "spice.tea");
    const placed = await send(one, "/api/orders", form, { ...customer, key: randomUUID() });
    expect(placed.status).toBe(201);
    const { id } = placed.body.data;
    let changedAt = Infinity;
    const move = (to: string) => async () => {
      const { version } = (await send(one, `/api/orders/${id}`, null, customer)).body.data;
      const moved = await send(one, `/api/panel/orders/${id}/transition`, { to, version }, admin);
      expect([moved.status, moved.body.code]).toEqual([200, undefined]);
      changedAt = performance.now();
    };
    const heard = await track(two, id, customer, move("accepted"), /"order_status":"accepted"/);
    expect(heard).toContain('"order_status":"pending"');
    // Through the notification: without one the stream checks only every 15 seconds.
    expect(performance.now() - changedAt).toBeLessThan(12_000);

    const { rows } = await database.raw.query(
      `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
       where application_name = 'talabee-panel-listener' and datname = current_database()`,
      [],
    );
    expect(Number(rows[0]!["cut"])).toBe(2);
    await track(two, id, customer, move("delivered"), /event: done/);
  });

  it("do not oversell with concurrent orders on both", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => person()));
    const forms = await Promise.all(buyers.map((buyer) => readyToOrder(buyer, "spice.few")));
    const answers = await Promise.all(
      buyers.map((buyer, at) =>
        send(at % 2 === 0 ? one : two, "/api/orders", forms[at]!, { ...buyer, key: randomUUID() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => ![201, 409, 422].includes(status))).toEqual([]);
    const [row] = await database.db.select().from(products).where(eq(products.id, "spice.few"));
    expect(row!.stock).toBe(0);
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  it("create one order per idempotency key on both", async () => {
    const customer = await person();
    const form = await readyToOrder(customer, "spice.tea");
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        send(at % 2 === 0 ? one : two, "/api/orders", form, { ...customer, key }),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.filter(({ status, body }) => status !== 201 && body.code !== "in_progress")).toEqual([]);
    const later = await send(two, "/api/orders", form, { ...customer, key });
    expect([later.status, later.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    expect((await send(one, "/api/orders", null, customer)).body.data.items).toHaveLength(1);
  });

  it("share rate limits", async () => {
    const form = { email: `${randomUUID()}@example.com`, password: "wrong-password" };
    const codes: string[] = [];
    for (let at = 0; at < 8; at++)
      codes.push((await send(at % 2 === 0 ? one : two, "/api/login", form)).body.code);
    expect(codes.filter((code) => code !== "too_many_requests")).toHaveLength(4);
    expect(codes.slice(4)).toEqual(Array(4).fill("too_many_requests"));
  });

  it("run each job once: unaccepted orders are canceled once, and their stock returned once", async () => {
    const customers = await Promise.all(Array.from({ length: 10 }, () => person()));
    for (const customer of customers) {
      const form = await readyToOrder(customer, "spice.sale");
      expect((await send(one, "/api/orders", form, { ...customer, key: randomUUID() })).status).toBe(201);
    }
    const isWaiting = and(eq(orders.orderStatus, "pending"), eq(orders.storeId, "spice"));
    // Pretend that all were placed an hour ago.
    const past = sql`now() - interval '1 hour'`;
    await database.db.update(orders).set({ createdAt: past }).where(isWaiting);
    await database.db.update(jobs).set({ dueAt: past }).where(eq(jobs.kind, "cancel_unaccepted_order"));
    for (let tries = 0; (await database.db.select().from(orders).where(isWaiting)).length > 0; tries++) {
      if (tries > 200) throw new Error("the orders were not canceled");
      await wait(100);
    }
    // The invariants cover the status history and the stock.
    expect(await brokenInvariants(database.db)).toEqual([]);
  });

  it("end a session on both at once", async () => {
    const customer = await person();
    expect((await send(two, "/api/cart", null, customer)).status).toBe(200);
    expect((await send(one, "/api/logout", {}, customer)).status).toBe(200);
    expect((await send(two, "/api/cart", null, customer)).status).toBe(401);
  });

  it("can be stopped one at a time without losing requests", async () => {
    const folder = await temporaryFolder();
    closers.push(folder.remove);
    const three = await startPanelProcess({
      DATABASE_URL: database.url,
      PANEL_DATA_DIR: folder.path,
      PANEL_LIMITS_REQUESTS: "100000",
      PANEL_DRAIN_SECONDS: "1",
    });
    const customer = await person();
    const requests = Array.from({ length: 20 }, () => send(three, "/api/cart", null, customer));
    // After the first response, all requests have arrived.
    await Promise.race(requests);
    const ended = three.stop();
    expect((await Promise.all(requests)).every(({ status }) => status === 200)).toBe(true);
    expect(await ended).toBe(0);
    expect((await send(one, "/api/cart", null, customer)).status).toBe(200);
  });
});
