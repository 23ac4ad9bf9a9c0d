import { count, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orders, riderAssignments, riders, userEvents } from "../db/schema.js";
import { userTopic } from "../http/bus.js";
import { orderTopic } from "../modules/order-record/order-rows.js";
import { storeTopic } from "../modules/order-record/store-events.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { createOrderSimulator } from "./order-simulator.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_DEMO: "1", PANEL_DEMO_SPEED: "60" });
});
afterAll(() => test.close());

/** Runs the simulator of a delivered order to its end, and counts what that took. */
async function simulate(isWatched: boolean) {
  const someone = await test.person();
  const { id } = await test.order(someone, [["spice.tea", 1]], "delivery");
  const run = createOrderSimulator(test.panel);
  const positions = new Set<string>();
  let published = 0;
  const publish = test.panel.bus.publish.bind(test.panel.bus);
  test.panel.bus.publish = (topic) => {
    if (topic === orderTopic(id)) published++;
    publish(topic);
  };
  const unsubscribe = isWatched ? test.panel.bus.subscribe(orderTopic(id), () => undefined) : () => undefined;
  const eventsOf = async () =>
    (await test.db.select({ n: count() }).from(userEvents).where(eq(userEvents.userId, someone.id)))[0]!.n;
  const eventsBefore = await eventsOf();
  let runs = 0;
  for (let next: Date | null = test.panel.clock(); next !== null; next = await run(id)) {
    const wait = next.getTime() - test.panel.clock().getTime();
    if (wait > 0) test.passTime(wait / 1000);
    runs++;
    const [order] = await test.db.select().from(orders).where(eq(orders.id, id));
    if (order!.orderStatus === "delivering") positions.add(`${order!.riderLat}`);
  }
  unsubscribe();
  test.panel.bus.publish = publish;
  const [order] = await test.db.select().from(orders).where(eq(orders.id, id));
  expect(order!.orderStatus).toBe("delivered");
  return { runs, published, positions: positions.size, events: (await eventsOf()) - eventsBefore };
}

it("works only at the milestones of an order that nobody tracks", async () => {
  const unwatched = await simulate(false);
  // Accepted, preparing, rider, delivering, delivered: each publishes once. With a report a second there were 35.
  expect(unwatched.published).toBe(5);
  expect(unwatched.runs).toBeLessThanOrEqual(20);
});

it("moves the rider every second of an order that is tracked, without events on the customer's stream", async () => {
  const watched = await simulate(true);
  expect(watched.positions).toBeGreaterThanOrEqual(10);
  expect(watched.published).toBeGreaterThan(25);
  // Five milestones; three of them also notify.
  expect(watched.events).toBeLessThanOrEqual(10);
});

it("leaves a store's steps to the people who have its board open", { tags: ["REQ-COUNTER-06"] }, async () => {
  const someone = await test.person();
  const { id } = await test.order(someone, [["spice.tea", 1]], "delivery");
  const run = createOrderSimulator(test.panel);
  const orderOf = async () => (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const { storeId } = await orderOf();
  const runFor = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await run(id);
      test.passTime(10);
    }
  };
  const close = test.panel.bus.subscribe(storeTopic(storeId), () => undefined);
  await runFor(120);
  expect((await orderOf()).orderStatus).toBe("pending");
  // A page that is loaded again.
  close();
  await runFor(30);
  expect((await orderOf()).orderStatus).toBe("pending");
  await runFor(60);
  expect((await orderOf()).orderStatus).not.toBe("pending");
});

it("leaves a ride to the rider whose phone is on", { tags: ["REQ-COUNTER-06"] }, async () => {
  const someone = await test.person();
  const { id } = await test.order(someone, [["spice.tea", 1]], "delivery");
  const run = createOrderSimulator(test.panel);
  const orderOf = async () => (await test.db.select().from(orders).where(eq(orders.id, id)))[0]!;
  const runFor = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await run(id);
      test.passTime(10);
    }
  };
  while ((await orderOf()).orderStatus !== "accepted") await runFor(10);
  const person = await test.person();
  const [riderId, assignment, now] = [randomUUID(), randomUUID(), test.panel.clock()];
  const rider = { id: riderId, userId: person.id, name: "Suresh", phone: "+97433104821", createdAt: now };
  await test.db.insert(riders).values(rider);
  await test.db.insert(riderAssignments).values({ id: assignment, orderId: id, riderId, assignedAt: now });
  const close = test.panel.bus.subscribe(userTopic(person.id), () => undefined);
  await runFor(600);
  expect((await orderOf()).orderStatus).toBe("accepted");
  // The phone is put away: the demo goes on by itself.
  close();
  await runFor(600);
  expect((await orderOf()).orderStatus).toBe("delivered");
});
