import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { recordFigure } from "./testing/record-figure.js";
import { createTestPanel, type Person, type TestPanel } from "./testing/test-panel.js";
import { watchStatements } from "./testing/watch-statements.js";

let test: TestPanel;
let someone: Person;
const { sent, stop } = watchStatements();

beforeAll(async () => {
  test = await createTestPanel();
  someone = await test.person();
  // What time has changed is looked for once a minute, not by a request.
  await test.panel.changes.settle();
});
afterAll(async () => {
  stop();
  await test.close();
});

/** Statements of a request that succeeds. */
async function count(request: () => Promise<{ status: number; body: unknown }>): Promise<string[]> {
  sent.length = 0;
  const { status, body } = await request();
  expect([status, body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  return [...sent];
}

/** Held by the gate: a maximum may only be lowered. Each call looks the session up first. */
describe.runIf(inject("testDatabase").kind === "postgres")("REQ-LOAD-09: statements of a request", () => {
  const add = (more: object = {}, key?: string) =>
    test.post(
      "/api/cart/add",
      { product_id: "spice.tea", quantity: 1, ...more },
      { token: someone.token, ...(key === undefined ? {} : { key }) },
    );

  it.each<[name: string, max: number, request: () => Promise<{ status: number; body: unknown }>]>([
    ["add to an empty cart", 5, () => add()],
    ["add to the cart", 3, () => add()],
    ["add another line", 3, () => add({ note: "No sugar" })],
    ["add with an idempotency key", 5, () => add({}, randomUUID())],
    ["read the cart", 2, () => test.get("/api/cart", someone)],
    [
      "quote the cart",
      2,
      () => test.post("/api/cart/quote", { order_type: "pickup" }, { token: someone.token }),
    ],
    [
      "place an order",
      30,
      async () => {
        const form = await test.orderForm(someone);
        sent.length = 0;
        return test.post("/api/orders", form, { token: someone.token, key: randomUUID() });
      },
    ],
    ["clear the cart", 3, () => test.post("/api/cart/clear", {}, { token: someone.token })],
    ["home for guests", 11, () => test.get("/api/home")],
    ["home for guests again", 0, () => test.get("/api/home")],
    // The session, what offers the customer can have, their coupons, and the banners that promise one.
    ["home of a customer without delivered orders", 4, () => test.get("/api/home", someone)],
    ["a store", 9, () => test.get("/api/stores/spice")],
    ["its menu", 2, () => test.get("/api/stores/spice/products")],
    ["a product", 5, () => test.get("/api/products/spice.tea")],
    ["reviews of a store", 4, () => test.get("/api/stores/spice/reviews")],
    ["stores", 4, () => test.get("/api/vendors")],
    ["settings", 3, () => test.get("/api/app-settings")],
  ])("to %s are at most %i", async (name, max, request) => {
    const statements = await count(request);
    recordFigure("REQ-LOAD-09", {
      what: `statements to ${name}`,
      value: statements.length,
      limit: `${max}`,
      holds: true,
    });
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(max);
  });
});
