import type { OrderTrack } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { users } from "../../db/schema.js";
import { createOrderSimulator } from "../../demo/order-simulator.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { SIMULATE_ORDER } from "../order-record/order-jobs.js";
import { orderTopic } from "../order-record/order-rows.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, { PANEL_DEMO: "1", PANEL_DEMO_SPEED: "400" });
});
afterAll(() => test.close());
afterEach(async () => {
  await test.panel.jobs.stop();
  expect(await brokenInvariants(test.db)).toEqual([]);
});

interface Event {
  event: string;
  id: number;
  track: OrderTrack;
}

/** The events of an order until its stream ends, or `most` of them; `onFirst` is called after the first. */
async function listen(
  someone: Person,
  orderId: string,
  { most = Number.POSITIVE_INFINITY, onFirst }: { most?: number; onFirst?: () => void } = {},
): Promise<Event[]> {
  const response = await test.app.request(`/api/orders/${orderId}/events`, {
    headers: { Authorization: `Bearer ${someone.token}` },
  });
  expect(response.headers.get("Content-Type")).toBe("text/event-stream");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: Event[] = [];
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop()!;
    for (const part of parts) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(part)?.[1] ?? "";
      if (field("data") === "") continue;
      events.push({
        event: field("event"),
        id: Number(field("id")),
        track: JSON.parse(field("data")) as OrderTrack,
      });
      if (events.length === 1) onFirst?.();
    }
    if (events.length >= most) {
      await reader.cancel();
      break;
    }
  }
  return events;
}

const statuses = (events: readonly Event[]) => [...new Set(events.map(({ track }) => track.order_status))];

function simulate(): void {
  test.panel.jobs.handle(SIMULATE_ORDER, createOrderSimulator(test.panel));
  test.panel.jobs.start();
}

describe("the event stream of an order", () => {
  it("sends its present state first, then every change until it is delivered, and ends", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]], "delivery");
    const events = await listen(someone, order.id, { onFirst: simulate });
    expect(events[0]).toMatchObject({ event: "status", track: { order_id: order.id } });
    expect(statuses(events)).toEqual(["pending", "accepted", "delivering", "delivered"]);
    expect(events.at(-1)).toMatchObject({
      event: "done",
      track: { payment_status: "paid", eta: null, rider: null },
    });
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
    const onTheWay = events.find(
      ({ event, track }) => event === "rider" && track.order_status === "delivering",
    );
    expect(onTheWay?.track.rider).toMatchObject({ contact_phone: test.panel.config.relay?.phone });
    expect(onTheWay?.track.destination).not.toBeNull();
    const promises = events.flatMap(({ track }) => (track.eta ? [track.eta.latest_by] : []));
    expect(new Set(promises).size).toBe(1);
    const steps = (event: Event | undefined) => event?.track.steps.map(({ state }) => state);
    expect(steps(events[0])).toEqual(["now", "next", "next", "next", "next"]);
    expect(steps(events.at(-1))).toEqual(["done", "done", "done", "done", "done"]);
    expect(test.streams.count).toBe(0);
  });

  it.each(["delivery", "pickup"] as const)(
    "records times of real life in the sped-up demo, which keep the promise: %s",
    async (type) => {
      const someone = await test.person();
      const { id } = await test.order(someone, [["spice.tea", 1]], type);
      const order = async () => (await test.get(`/api/orders/${id}`, someone)).body.data;
      const promised = (await order()).eta;
      simulate();
      const events = await listen(someone, id);
      const times = events.at(-1)!.track.steps.map(({ at }) => Date.parse(at!));
      // A minute or more lies between two steps: a customer reads hours and minutes.
      for (const [at, time] of times.entries()) {
        if (at > 0) expect(time - times[at - 1]!, String(at)).toBeGreaterThan(55_000);
      }
      const arrived = type === "delivery" ? times.at(-1)! : times.at(-2)!;
      expect(arrived).toBeGreaterThanOrEqual(Date.parse(promised.from));
      expect(arrived).toBeLessThanOrEqual(Date.parse(promised.to));
      for (const { track } of events) {
        if (track.eta) expect(arrived).toBeGreaterThanOrEqual(Date.parse(track.eta.from));
      }
    },
  );

  it("simulates pickup orders up to the counter", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]]);
    simulate();
    const events = await listen(someone, order.id);
    expect(statuses(events).at(-1)).toBe("delivered");
    expect(events.at(-1)?.track.steps.map(({ step }) => step)).toContain("ready");
    expect(events.some(({ track }) => track.rider !== null)).toBe(false);
  });

  it("resumes after a restart", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]], "delivery");
    simulate();
    const before = await listen(someone, order.id, { most: 3 });
    await test.panel.jobs.stop();
    expect(before.at(-1)?.track.order_status).not.toBe("delivered");
    test.panel.jobs.start();
    expect(statuses(await listen(someone, order.id)).at(-1)).toBe("delivered");
  });

  it("ends at once for a final order, and after a cancellation", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]]);
    const cancel = () => void test.post(`/api/orders/${order.id}/cancel`, {}, someone);
    const events = await listen(someone, order.id, { onFirst: cancel });
    expect(events.at(-1)).toMatchObject({ event: "done", track: { order_status: "canceled" } });
    expect(events.at(-1)?.track.steps.at(-1)).toMatchObject({ step: "canceled", state: "done" });
    expect((await listen(someone, order.id)).map(({ event }) => event)).toEqual(["status", "done"]);
  });

  it("ends at once when its customer signs out", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]]);
    const events = await listen(someone, order.id, {
      onFirst: () => void test.post("/api/logout", {}, someone),
    });
    expect(events.map(({ event }) => event)).toEqual(["status"]);
    expect(test.streams.count).toBe(0);
  });

  it.each([
    ["event", (orderId: string) => test.panel.bus.publish(orderTopic(orderId))],
    ["ping", () => vi.advanceTimersByTime(15_000)],
  ])("ends with the next %s after its customer is blocked", async (_what, next) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const someone = await test.person();
      const order = await test.order(someone, [["spice.tea", 1]]);
      let blocked: Promise<void> | undefined;
      const block = async () => {
        await test.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, someone.id));
        expect(test.streams.count).toBe(1);
        next(order.id);
      };
      const events = await listen(someone, order.id, { onFirst: () => void (blocked = block()) });
      await blocked;
      expect(events.map(({ event }) => event)).toEqual(["status"]);
      expect(test.streams.count).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is limited to five per customer, and freed when a client disconnects", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]]);
    const open = async () =>
      test.app.request(`/api/orders/${order.id}/events`, {
        headers: { Authorization: `Bearer ${someone.token}` },
      });
    const streams = await Promise.all(Array.from({ length: 5 }, open));
    expect((await open()).status).toBe(429);
    await streams[0]!.body!.cancel();
    await expect.poll(() => test.streams.count).toBe(4);
    const again = await open();
    expect(again.status).toBe(200);
    test.streams.endAll();
    await expect.poll(() => test.streams.count).toBe(0);
  });
});
