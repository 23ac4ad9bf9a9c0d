import { inArray } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { orders } from "../db/schema.js";
import { SIMULATE_ORDER } from "../modules/order-record/order-jobs.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { watchStatements } from "../testing/watch-statements.js";
import { createOrderSimulator } from "./order-simulator.js";

let test: TestPanel;
const { sent, stop } = watchStatements();
beforeAll(async () => {
  // An order takes three seconds.
  test = await createTestPanel({}, { PANEL_DEMO: "1", PANEL_DEMO_SPEED: "600" });
  test.panel.jobs.handle(SIMULATE_ORDER, createOrderSimulator(test.panel));
  test.panel.jobs.start();
});
afterAll(async () => {
  stop();
  await test.close();
});

/** Three seconds of simulation with five milestones, each of which moves, records, notifies and tells. */
const MOST_PER_ORDER = 75;

/** Held by the gate: a maximum may only be lowered. */
describe.runIf(inject("testDatabase").kind === "postgres")("statements of the demo", () => {
  it("are one every two seconds while there is no order", async () => {
    await wait(500);
    sent.length = 0;
    await wait(11_000);
    // The queue looks for work of other servers every five seconds: what is due, and when the next is.
    expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(6);
  });

  it("are few for an order that nobody tracks", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 10; n++) {
      const { id } = await test.order(await test.person(), [["spice.tea", 1]], "delivery");
      ids.push(id as string);
    }
    sent.length = 0;
    const statuses = async () =>
      (await test.db.select().from(orders).where(inArray(orders.id, ids))).map((order) => order.orderStatus);
    await expect.poll(statuses, { interval: 1000 }).toEqual(ids.map(() => "delivered"));
    expect(sent.length / ids.length).toBeLessThanOrEqual(MOST_PER_ORDER);
  });
});
