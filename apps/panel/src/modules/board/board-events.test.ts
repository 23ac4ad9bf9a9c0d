import type { BoardCard, BoardEvent } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { orders, users } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { watchStatements } from "../../testing/watch-statements.js";
import * as cards from "./board-card.js";

let test: TestPanel;
let customer: Person;
let counter: Person;
let cook: Person;
beforeAll(async () => {
  test = await createTestPanel();
  customer = await test.person();
  counter = await test.person({ storeId: "spice", storeRole: "counter" });
  cook = await test.person({ storeId: "spice", storeRole: "kitchen" });
});
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());

interface Sent {
  event: string;
  id: string;
  data: BoardEvent;
}

/** Follows the board of a store, and collects what comes; `until` waits for so many events. */
async function follow(who: Person, lastEventId?: string, store = "spice") {
  const response = await test.app.request(`/api/panel/stores/${store}/events`, {
    headers: {
      Authorization: `Bearer ${who.token}`,
      ...(lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId }),
    },
  });
  if (response.status !== 200)
    return { status: response.status, events: [], isOver: () => true, close: async () => undefined };
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: Sent[] = [];
  let rest = "";
  let isOver = false;
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        isOver = true;
        return;
      }
      const parts = (rest + value).split("\n\n");
      rest = parts.pop()!;
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(part)?.[1] ?? "";
        if (field("data") === "") continue;
        events.push({
          event: field("event"),
          id: field("id"),
          data: JSON.parse(field("data")) as BoardEvent,
        });
      }
    }
  })();
  return {
    status: 200,
    events,
    isOver: () => isOver,
    close: async () => {
      await reader.cancel();
      await reading.catch(() => undefined);
    },
  };
}

/** Has a member's role changed, or the member removed, by the owner. */
async function change(who: Person, to: "kitchen" | null): Promise<void> {
  const owner = await test.person({ storeId: "spice", storeRole: "owner" });
  const [path, body] = to === null ? ["remove", {}] : ["role", { role: to }];
  await test.post(`/api/panel/stores/spice/members/${path}`, { user_id: who.id, ...body }, owner);
}

const act = (who: Person, id: string, name: string, body: object) =>
  test.post(`/api/panel/orders/${id}/${name}`, body, who);
const readBoard = async (who = counter) =>
  (await test.get("/api/panel/stores/spice/board", who)).body.data as {
    items: BoardCard[];
    last_event_id: string;
  };

describe("the event stream of a board", () => {
  it("sends new and changed orders, and those that are over", async () => {
    const stream = await follow(counter);
    const order = await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => stream.events.length).toBe(1);
    expect(stream.events[0]).toMatchObject({
      event: "card",
      data: { kind: "card", card: { id: order.id, lane: "new", version: 1 } },
    });
    await act(counter, order.id, "accept", { version: 1 });
    await expect
      .poll(() => stream.events.at(-1)!.data)
      .toMatchObject({ card: { version: 2, lane: "kitchen" } });
    await act(counter, order.id, "hand-over", { version: 2 });
    await expect
      .poll(() => stream.events.at(-1)!.data)
      .toEqual({ kind: "gone", order_id: order.id, outcome: "delivered" });
    const second = await test.order(customer, [["spice.tea", 1]]);
    await act(counter, second.id, "refuse", { version: 1, reason: "too_busy" });
    await expect
      .poll(() => stream.events.at(-1)!.data)
      .toEqual({ kind: "gone", order_id: second.id, outcome: "canceled" });
    await stream.close();
  });

  it("shows a kitchen no customers, and other stores nothing", async () => {
    const [kitchen, stranger] = [await follow(cook), await test.person({ storeId: "bakery" })];
    expect((await follow(stranger)).status).toBe(404);
    const elsewhere = await follow(stranger, undefined, "bakery");
    await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => kitchen.events.length).toBe(1);
    expect(kitchen.events[0]!.data).toMatchObject({ card: { customer_name: null, amount_due: null } });
    expect(elsewhere.events).toEqual([]);
    await kitchen.close();
    await elsewhere.close();
  });

  it("ends for a member who is removed or blocked, and hides customers from one who becomes a cook", async () => {
    const [left, demoted, blocked] = [
      await test.person({ storeId: "spice", storeRole: "counter" }),
      await test.person({ storeId: "spice", storeRole: "counter" }),
      await test.person({ storeId: "spice", storeRole: "counter" }),
    ];
    const streams = [await follow(left), await follow(demoted), await follow(blocked)];
    await change(left, null);
    await change(demoted, "kitchen");
    await test.db.update(users).set({ blockedAt: test.panel.clock() }).where(eq(users.id, blocked.id));
    await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => streams[1]!.events.length).toBe(1);
    expect(streams[1]!.events[0]!.data).toMatchObject({ card: { customer_name: null, amount_due: null } });
    await expect.poll(() => [streams[0]!.isOver(), streams[2]!.isOver()]).toEqual([true, true]);
    expect([streams[0]!.events, streams[2]!.events]).toEqual([[], []]);
    await streams[1]!.close();
  });

  it("goes on after the board that was read, and after a gap, with each order's newest state", async () => {
    const before = await readBoard();
    const order = await test.order(customer, [["spice.tea", 1]]);
    await act(counter, order.id, "accept", { version: 1 });
    await act(cook, order.id, "milestone", { version: 2, milestone: "preparing" });
    const first = await follow(counter, before.last_event_id);
    await expect.poll(() => first.events.length).toBe(1);
    expect(first.events[0]!.data).toMatchObject({ card: { id: order.id, version: 3 } });
    await first.close();
    await act(cook, order.id, "milestone", { version: 3, milestone: "ready" });
    const second = await follow(counter, first.events[0]!.id);
    await expect.poll(() => second.events.length).toBe(1);
    expect(second.events[0]!.data).toMatchObject({ card: { version: 4, lane: "ready" } });
    await second.close();
  });

  it("begins anew after an id that is not of this store, or too old", async () => {
    const { last_event_id } = await readBoard();
    const bakery = await test.person({ storeId: "bakery" });
    for (const id of ["17", "A".repeat(60)]) {
      const stream = await follow(counter, id);
      await expect.poll(() => stream.events[0]?.data).toEqual({ kind: "reset" });
      await stream.close();
    }
    const other = await follow(bakery, last_event_id, "bakery");
    await expect.poll(() => other.events[0]?.data).toEqual({ kind: "reset" });
    await other.close();
    test.passTime(22 * 3600);
    const fresh = await follow(counter, last_event_id);
    const order = await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => fresh.events[0]?.data).toMatchObject({ card: { id: order.id } });
    await fresh.close();
    test.passTime(2 * 3600);
    const late = await follow(counter, last_event_id);
    await expect.poll(() => late.events[0]?.data).toEqual({ kind: "reset" });
    await late.close();
  });

  it("hears of an order when it is paid, not before", async () => {
    const stream = await follow(counter);
    const { id } = await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => stream.events.length).toBe(1);
    await test.db
      .update(orders)
      .set({ paymentMethod: "online", paymentStatus: "pending" })
      .where(eq(orders.id, id));
    await test.post(`/api/orders/${id}/cancel`, {}, customer);
    const { id: next } = await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => stream.events.length).toBe(2);
    expect(stream.events[1]!.data).toMatchObject({ card: { id: next } });
    await stream.close();
  });

  it("makes a card once for all devices of the store", async () => {
    const devices: Awaited<ReturnType<typeof follow>>[] = [];
    for (let at = 0; at < 6; at++) {
      const person = await test.person({ storeId: "spice", storeRole: at % 2 === 0 ? "counter" : "kitchen" });
      devices.push(await follow(person));
    }
    const made = vi.spyOn(cards, "boardCard");
    await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => devices.every(({ events }) => events.length === 1)).toBe(true);
    expect(made).toHaveBeenCalledOnce();
    made.mockRestore();
    for (const device of devices) await device.close();
  });

  it("lets a shared account have a stream on each of its devices", async () => {
    const streams = [];
    for (let at = 0; at < 5; at++) streams.push(await follow(counter));
    expect((await follow(counter)).status).toBe(429);
    for (const stream of streams) await stream.close();
  });
});

describe.runIf(inject("testDatabase").kind === "postgres")("the statements of a board", () => {
  it("are as many for twenty orders as for one", async () => {
    const { sent, stop } = watchStatements();
    const count = async () => {
      await readBoard();
      sent.length = 0;
      await readBoard();
      return sent.length;
    };
    await test.order(customer, [["spice.tea", 1]]);
    const one = await count();
    for (let at = 0; at < 19; at++) {
      const person = await test.person();
      await test.order(person, [["spice.tea", 1]]);
    }
    expect((await readBoard()).items).toHaveLength(20);
    expect(await count()).toBe(one);
    stop();
    expect(one, sent.join("\n")).toBeLessThanOrEqual(6);
  });
});
