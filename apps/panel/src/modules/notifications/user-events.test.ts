import type { UserEvent } from "@talabee/contract";
import { eq, lte } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { appSettings, userEvents, users } from "../../db/schema.js";
import { notifyOf } from "../../testing/notification-fixture.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterEach(() => test.forgetOrders());
afterAll(() => test.close());

const notify = (customer: Person, n: number) => notifyOf(test, customer, n);

interface ReceivedEvent {
  id: string;
  event: string;
  data: UserEvent;
}

/** Opens the event stream of a customer and collects its events. */
async function openStream(customer: Person, headers: Record<string, string> = {}) {
  const response = await test.app.request("/api/events", {
    headers: { Authorization: `Bearer ${customer.token}`, ...headers },
  });
  const received: ReceivedEvent[] = [];
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const state = { isOver: false };
  const done = (async () => {
    let rest = "";
    for (;;) {
      const { done: ended, value } = await reader.read();
      if (ended) break;
      const messages = (rest + value).split("\n\n");
      rest = messages.pop()!;
      for (const message of messages) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(message)?.[1] ?? "";
        if (field("data") === "") continue;
        received.push({
          id: field("id"),
          event: field("event"),
          data: JSON.parse(field("data")) as UserEvent,
        });
      }
    }
    state.isOver = true;
  })();
  return { response, received, state, done, close: () => reader.cancel() };
}

describe("event stream (REQ-PUSH-13)", () => {
  it("sends the state of the customer's orders, notifications and cart, and nothing of other users", async () => {
    const [customer, other] = [await test.person(), await test.person()];
    const stream = await openStream(customer, { "Accept-Language": "ar" });
    const otherStream = await openStream(other);
    expect(stream.response.headers.get("Content-Type")).toBe("text/event-stream");
    const order = await test.order(customer, [["spice.tea", 1]]);
    await expect.poll(() => new Set(stream.received.map(({ event }) => event)).size).toBe(3);
    expect(stream.received.find(({ event }) => event === "order")?.data).toMatchObject({
      kind: "order",
      order: { order_id: order.id, order_status: "pending" },
    });
    expect(stream.received.find(({ event }) => event === "notification")?.data).toMatchObject({
      notification: { title: "استلمنا طلبك", link: `/orders/${order.id}/track` },
    });
    // An id tells nothing of how many events there were, and its length neither.
    const ids = stream.received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => id.length)).size).toBe(1);
    expect(ids.filter((id) => !/^[\w-]{50,}$/.test(id))).toEqual([]);
    await stream.close();
    await otherStream.close();
    expect(otherStream.received).toEqual([]);
    await expect.poll(() => test.streams.count).toBe(0);
  });

  it("resumes after the last received event without gaps", async () => {
    const customer = await test.person();
    const first = await openStream(customer);
    await notify(customer, 1);
    await expect.poll(() => first.received.length).toBe(1);
    await first.close();
    for (const n of [2, 3]) await notify(customer, n);
    const second = await openStream(customer, { "Last-Event-ID": first.received[0]!.id });
    await expect.poll(() => second.received.length).toBe(2);
    expect(
      second.received.map(({ data }) => data.kind === "notification" && data.notification.data["n"]),
    ).toEqual(["2", "3"]);
    await second.close();
    // A malformed id counts as none.
    const third = await openStream(customer, { "Last-Event-ID": "'; drop table users" });
    await notify(customer, 4);
    await expect.poll(() => third.received.length).toBe(1);
    await third.close();
  });

  it("begins with a reset where the events after the last received one are no longer kept", async () => {
    const customer = await test.person();
    const first = await openStream(customer);
    await notify(customer, 1);
    await expect.poll(() => first.received.length).toBe(1);
    const { id } = first.received[0]!;
    await first.close();
    const stored = async () =>
      (await test.db.select().from(userEvents).where(eq(userEvents.userId, customer.id))).map(
        (event) => event.id,
      );
    const [number] = await stored();
    const sealed = (of: number) =>
      test.panel.secrets.seal(String(of).padStart(15, "0"), `event of ${customer.id}`);
    for (const n of [2, 3]) await notify(customer, n);
    // All older events are cleaned up after a day.
    await test.db.delete(userEvents).where(lte(userEvents.id, number! + 1));
    const kinds = async (lastEventId: string, next: number) => {
      const stream = await openStream(customer, { "Last-Event-ID": lastEventId });
      await notify(customer, next);
      await expect.poll(() => stream.received.at(-1)?.data.kind).toBe("notification");
      await stream.close();
      return stream.received.map((event) => event.data.kind);
    };
    expect(await kinds(id, 4)).toEqual(["reset", "notification"]);
    // Everything was cleaned up.
    await test.db.delete(userEvents);
    expect(await kinds(await sealed(number! + 1), 5)).toEqual(["reset", "notification"]);
    // Of a database that was replaced.
    expect(await kinds(await sealed(number! + 1_000_000), 6)).toEqual(["reset", "notification"]);
    expect(await kinds(await sealed(Math.max(...(await stored()))), 7)).toEqual(["notification"]);
    // A number, as of the release before, is no way to find out the newest one, and neither is another customer's id.
    expect(await kinds(String(Math.max(...(await stored()))), 8)).toEqual(["reset", "notification"]);
    const others = await test.panel.secrets.seal("1".padStart(15, "0"), "event of somebody");
    expect(await kinds(others, 9)).toEqual(["reset", "notification"]);
  });

  it("tells every customer of changed settings, once", async () => {
    const owner = await test.person({ role: "admin" });
    await test.db.update(users).set({ role: "super_admin" }).where(eq(users.id, owner.id));
    const streams = [await openStream(await test.person()), await openStream(await test.person())];
    const { data } = (await test.post("/api/panel/settings", { name: "Souq" }, owner)).body;
    for (const { received } of streams) {
      await expect.poll(() => received.length).toBe(1);
      expect(received[0]).toMatchObject({ event: "settings", data: { version: data.version } });
    }
    await test.db.delete(appSettings);
    for (const stream of streams) await stream.close();
  });

  it("ends at sign-out and is limited to five per user, order streams included", async () => {
    const customer = await test.person();
    const order = await test.order(customer, [["spice.tea", 1]]);
    const streams = [];
    for (let i = 0; i < 4; i++) streams.push(await openStream(customer));
    const ofOrder = await test.app.request(`/api/orders/${order.id}/events`, {
      headers: { Authorization: `Bearer ${customer.token}` },
    });
    const english = await test.get("/api/events", customer);
    expect([english.status, english.body.code, english.body.message]).toEqual([
      429,
      "too_many_requests",
      "Too many tries. Try again in 10 seconds",
    ]);
    await test.post("/api/logout", {}, customer);
    await Promise.all(streams.map(({ done }) => done));
    await ofOrder.body!.cancel();
    await expect.poll(() => test.streams.count).toBe(0);
    expect((await test.get("/api/events", customer)).status).toBe(401);
  });

  it("sends events in the order of their ids, also with parallel writers", async () => {
    const customer = await test.person();
    const stream = await openStream(customer);
    await Promise.all(Array.from({ length: 20 }, (_, n) => notify(customer, n)));
    await expect.poll(() => stream.received.length).toBe(20);
    const rows = await test.db.select().from(userEvents).where(eq(userEvents.userId, customer.id));
    const ids = await Promise.all(
      stream.received.map(({ id }) => test.panel.secrets.open(id, `event of ${customer.id}`)),
    );
    expect(ids.map(Number)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    await stream.close();
  });
});
