import type { UserEvent } from "@talabee/contract";
import { eq, lte } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { appSettings, mails, notifications, pushTokens, userEvents, users } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createNotification } from "./create-notification.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterEach(() => test.forgetOrders());
afterAll(() => test.close());

const notify = (customer: Person, n: number, link: string | null = null) =>
  test.db.transaction((tx) =>
    createNotification(test.panel, tx, customer.id, {
      title: { en: `News ${n}`, ar: `خبر ${n}` },
      body: { en: "Body", ar: "نص" },
      link,
      data: { n: String(n) },
    }),
  );
const list = (customer: Person, query = "") => test.get(`/api/notifications${query}`, customer);

describe("notifications", () => {
  it("are listed newest first, in pages, in the language of the request", async () => {
    const customer = await test.person();
    for (const n of [1, 2, 3]) await notify(customer, n);
    const first = await list(customer, "?per_page=2");
    expect(first.body.data.items.map(({ title }: { title: string }) => title)).toEqual(["News 3", "News 2"]);
    const next = await test.get(`/api/notifications?per_page=2&cursor=${first.body.data.next_cursor}`, {
      ...customer,
      language: "ar",
    });
    expect(next.body.data).toMatchObject({
      items: [{ title: "خبر 1", body: "نص", data: { n: "1" }, read_at: null }],
      next_cursor: null,
    });
  });

  it("can be read one by one, all at once, and deleted", async () => {
    const customer = await test.person();
    for (const n of [1, 2, 3]) await notify(customer, n);
    const [third, second] = (await list(customer)).body.data.items;
    const read = await test.post(`/api/notifications/${third.id}/read`, {}, customer);
    expect([read.status, read.body.message]).toEqual([200, ""]);
    const unread = async () => (await list(customer, "?unread=1")).body.data.items.length;
    expect(await unread()).toBe(2);
    const at = (await list(customer)).body.data.items[0].read_at;
    test.passTime(60);
    await test.post(`/api/notifications/${third.id}/read`, {}, customer);
    await test.post("/api/notifications/read-all", {}, customer);
    expect(await unread()).toBe(0);
    expect((await list(customer)).body.data.items[0].read_at).toBe(at);
    const deleted = await test.post(`/api/notifications/${second.id}/delete`, {}, customer);
    expect(deleted.body.message).toBe("Deleted");
    expect((await list(customer)).body.data.items).toHaveLength(2);
  });

  it("of other users are not found, in both languages", async () => {
    const row = await notify(await test.person(), 1);
    const other = await test.person();
    for (const act of ["read", "delete"]) {
      for (const id of [row.id, "nobody"]) {
        const english = await test.post(`/api/notifications/${id}/${act}`, {}, other);
        expect([english.status, english.body.message]).toEqual([404, "This could not be found"]);
        const arabic = await test.post(`/api/notifications/${id}/${act}`, {}, { ...other, language: "ar" });
        expect(arabic.body.message).toBe("تعذّر العثور على المطلوب");
      }
      expect((await test.post(`/api/notifications/${row.id}/${act}`)).status).toBe(401);
    }
    await test.post("/api/notifications/read-all", {}, other);
    const [kept] = await test.db.select().from(notifications).where(eq(notifications.id, row.id));
    expect(kept?.readAt).toBeNull();
  });

  it("report the progress of an order, with mails to keep", async () => {
    const customer = await test.person();
    const admin = await test.person({ role: "admin" });
    const order = await test.order(customer, [["spice.tea", 2]], "delivery");
    let { version } = order;
    for (const to of ["accepted", "delivering", "delivered"]) {
      const moved = await test.post(`/api/panel/orders/${order.id}/transition`, { to, version }, admin);
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      version = moved.body.data.version;
    }
    const listed = (await list(customer)).body.data.items;
    expect(listed.map(({ title, link }: { title: string; link: string }) => [title, link])).toEqual([
      ["Your order has arrived", `/orders/${order.id}`],
      ["Your order is on its way", `/orders/${order.id}/track`],
      ["Your order is accepted", `/orders/${order.id}/track`],
      ["We have your order", `/orders/${order.id}/track`],
    ]);
    const sent = await test.mailsTo(customer.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Order ${order.order_code} at Store spice`,
      `Store spice has accepted order ${order.order_code}`,
      `Receipt of order ${order.order_code}`,
    ]);
    expect(sent.at(-1)?.text).toContain("2 × Product tea: QAR 25.50");
    expect(sent.at(-1)?.text).toContain("Total: QAR 35.50");
  });

  it("and mails are not written when the transaction fails", async () => {
    const customer = await test.person();
    test.atStep((step) => {
      if (step === "order: answer stored") throw new Error("crash");
    });
    try {
      await test.order(customer, [["spice.tea", 1]]).then(
        () => expect.unreachable(),
        () => undefined,
      );
    } finally {
      test.atStep(() => undefined);
    }
    expect((await list(customer)).body.data.items).toEqual([]);
    expect(await test.db.select().from(mails).where(eq(mails.to, customer.email))).toEqual([]);
  });
});

describe("push token", () => {
  const register = (customer: Person, fcm_token: string) =>
    test.post("/api/fcm-token", { fcm_token, provider: "firebase", platform: "web" }, customer);
  const devicesOf = async (customer: Person) =>
    (await test.db.select().from(pushTokens).where(eq(pushTokens.userId, customer.id))).map(
      ({ token }) => token,
    );

  it("belongs to the last user who registered it, and ends with their session", async () => {
    const [a, b] = [await test.person(), await test.person()];
    const response = await register(a, "device-1");
    expect([response.status, response.body.message]).toEqual([200, ""]);
    await register(a, "device-2");
    await register(b, "device-1");
    expect([await devicesOf(a), await devicesOf(b)]).toEqual([["device-2"], ["device-1"]]);
    // A user cannot delete the token of another user.
    await test.post("/api/logout", { fcm_token: "device-1" }, a);
    expect([await devicesOf(a), await devicesOf(b)]).toEqual([[], ["device-1"]]);
  });

  it("is rejected without a token, in both languages", async () => {
    const customer = await test.person();
    expect((await register(customer, "")).body.errors).toEqual({ fcm_token: ["This value is not valid"] });
    const bad = { fcm_token: "x", provider: "pigeon", platform: "web" };
    const arabic = await test.post("/api/fcm-token", bad, { ...customer, language: "ar" });
    expect([arabic.status, arabic.body.errors]).toEqual([422, { provider: ["القيمة غير صالحة"] }]);
  });
});

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
