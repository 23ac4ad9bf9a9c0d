import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { SIMULATE_ORDER } from "../modules/order-record/order-jobs.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { watchStatements } from "../testing/watch-statements.js";
import { createOrderSimulator } from "./order-simulator.js";

let test: TestPanel;
const { sent, stop } = watchStatements();
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_DEMO: "1", PANEL_DEMO_SPEED: "600" });
  test.panel.jobs.handle(SIMULATE_ORDER, createOrderSimulator(test.panel));
  test.panel.jobs.start();
});
afterAll(async () => {
  stop();
  await test.close();
});

/** Held by the gate: a maximum may only be lowered. */
describe.runIf(inject("testDatabase").kind === "postgres")("statements of the demo", () => {
  it("are one every two seconds while there is no order", async () => {
    await wait(500);
    sent.length = 0;
    await wait(11_000);
    // The queue looks for work of other servers every five seconds: what is due, and when the next is.
    expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(6);
  });
});
