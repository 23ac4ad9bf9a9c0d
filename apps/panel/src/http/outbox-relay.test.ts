import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { executeRows } from "../db/execute-rows.js";
import { orders, outbox, products } from "../db/schema.js";
import { appendUserEvent } from "../modules/notifications/user-events.js";
import { createTestPanel, type Person, type TestPanel } from "../testing/test-panel.js";
import { openOutboxRelay } from "./outbox-relay.js";
import { openSharedBus, userTopic } from "./bus.js";

let test: TestPanel;
let someone: Person;
const closers: (() => unknown)[] = [];
beforeAll(async () => {
  test = await createTestPanel();
  someone = await test.person();
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(() => test.close());

const waiting = () => test.db.select({ topic: outbox.topic }).from(outbox);

it("no function of a trigger notifies on a shared database, within the transaction of an order", async () => {
  const notifying = await executeRows<{ name: string }>(
    test.db,
    sql`select proname as name from pg_proc where prosrc ilike '%notify%' and pronamespace = 'public'::regnamespace`,
  );
  // The embedded database has one connection.
  const wakes = inject("testDatabase").kind === "embedded" ? ["wake_relay"] : [];
  expect(notifying.map(({ name }) => name)).toEqual(wakes);
});

it("tells of a change of the catalogue, and forgets it", async () => {
  const heard: (string | null)[] = [];
  test.panel.bus.onCatalogueChange((storeId) => heard.push(storeId));
  await test.db.update(products).set({ price: 4321 }).where(eq(products.id, "spice.tea"));
  await expect.poll(() => heard).toContain("spice");
  await expect.poll(waiting).toEqual([]);
});

it("tells nothing of a change that was rolled back", async () => {
  const heard: (string | null)[] = [];
  test.panel.bus.onCatalogueChange((storeId) => heard.push(storeId));
  await test.db
    .transaction(async (tx) => {
      await tx.update(products).set({ price: 1234 }).where(eq(products.id, "spice.tea"));
      throw new Error("rolled back");
    })
    .catch(() => undefined);
  await wait(400);
  expect(heard).toEqual([]);
});

describe.runIf(inject("testDatabase").kind === "postgres")("on a shared database", () => {
  /** Another server on the database. */
  async function another() {
    const other = await openSharedBus(test.database, test.panel.log);
    closers.push(() => other.close());
    return other;
  }

  it("tells another server of a customer's event although its server was killed after the commit", async () => {
    const heard: string[] = [];
    const other = await another();
    other.subscribe(userTopic(someone.id), () => heard.push("user"));
    const killed = { clock: test.panel.clock, bus: { ...test.panel.bus, publish: () => undefined } };
    await test.db.transaction((tx) =>
      appendUserEvent(killed, tx, { userId: someone.id, kind: "notification", subjectId: randomUUID() }),
    );
    await expect.poll(() => heard).toEqual(["user"]);
    expect(await waiting()).toEqual([]);
  });

  it("tells another server of an order, and of each change once if its server lives", async () => {
    const order = await test.order(someone, [["spice.tea", 1]]);
    const other = await another();
    let heard = 0;
    other.subscribe(`order ${order.id}`, () => heard++);
    const [{ version } = { version: 0 }] = await test.db.select().from(orders).where(eq(orders.id, order.id));
    const canceled = await test.post(`/api/orders/${order.id}/cancel`, { version }, someone);
    expect(canceled.status).toBe(200);
    await expect.poll(() => heard).toBeGreaterThan(0);
    const told = heard;
    await wait(1600);
    expect(heard).toBe(told);
    expect(await waiting()).toEqual([]);
  });

  it("sends each topic from one of several servers", async () => {
    const relays = await Promise.all([1, 2, 3].map(() => openOutboxRelay(test.database, test.panel.log)));
    for (const relay of relays) closers.push(() => relay.close());
    const other = await another();
    let heard = 0;
    other.subscribe("user nobody", () => heard++);
    await test.db.execute(
      sql`insert into outbox (topic, at) select 'user nobody', now() - interval '1 minute' from generate_series(1, 5)`,
    );
    await expect.poll(() => heard).toBeGreaterThan(0);
    await wait(400);
    expect(heard).toBeLessThanOrEqual(5);
    expect(await waiting()).toEqual([]);
  });
});
