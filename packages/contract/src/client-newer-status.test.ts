import { describe, expect, it } from "vitest";
import { startClientTestServer } from "../test/client-server.js";
import { order, orders, trackOrder } from "./calls.js";
import { exampleOf } from "./examples.js";

const { state, client, reply } = startClientTestServer();

const at = "2026-01-01T19:31:00+03:00";
const params = { id: "o1" };
const answer = (data: unknown) => reply(200, { message: "", data });
const cardOf = (fields: object) => ({
  ...(exampleOf(orders.data) as { items: object[] }).items[0],
  order_status: "at_the_door",
  can_reorder: false,
  payment_status: "unpaid",
  ...fields,
});
const statusOf = async (fields: object) => {
  answer({ items: [cardOf(fields)], next_cursor: null });
  return (await client().send(orders)).data.items.map(({ order_status }) => order_status);
};

describe("a status of orders that only a newer server knows (REQ-ORDER-19)", () => {
  it("reads as the last known one of the order's timeline", async () => {
    for (const known of ["pending", "accepted", "delivering"]) {
      const timeline = [known, "at_the_door"].map((status) => ({ status, at, by: "admin" }));
      answer({
        ...(exampleOf(order.data) as object),
        order_status: "at_the_door",
        can_reorder: false,
        timeline,
      });
      const { data } = await client().send(order, { params });
      expect(data.order_status).toBe(known);
      expect(data.timeline.map(({ status }) => status)).toEqual([known]);
    }
  });

  it("reads as the last known step of tracking, without steps to come", async () => {
    for (const [known, status] of [
      ["placed", "pending"],
      ["accepted", "accepted"],
      ["delivering", "delivering"],
    ]) {
      answer({
        ...(exampleOf(trackOrder.data) as object),
        order_status: "at_the_door",
        steps: [
          { step: known, state: "done", at },
          { step: "at_the_door", state: "now", at },
          { step: "delivered", state: "next", at: null },
        ],
      });
      const { data } = await client().send(trackOrder, { params });
      expect(data.order_status).toBe(status);
      expect(data.steps.map(({ step }) => step)).toEqual([known, "delivered"]);
    }
  });

  it("keeps an order in the list: as open, or as it ended", async () => {
    expect(await statusOf({})).toEqual(["accepted"]);
    expect(await statusOf({ outcome: "open" })).toEqual(["accepted"]);
    // Of a store that is no longer in the shop, too: nothing can be ordered again there.
    for (const can_reorder of [true, false]) {
      expect(await statusOf({ outcome: "completed", can_reorder })).toEqual(["delivered"]);
      expect(await statusOf({ outcome: "canceled", can_reorder })).toEqual(["canceled"]);
    }
    expect(state.badItems).toEqual([]);
  });

  it("is text: anything else is no status", async () => {
    for (const order_status of [null, 3, {}]) expect(await statusOf({ order_status })).toEqual([]);
    answer({ ...(exampleOf(trackOrder.data) as object), order_status: 3 });
    await expect(client().send(trackOrder, { params })).rejects.toMatchObject({ code: "bad_answer" });
  });
});
