import type { UserEvent } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mails, notifications, pushTokens, userEvents } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createNotification } from "./create-notification.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterEach(() => test.forgetOrders());
afterAll(() => test.close());

const tell = (someone: Person, n: number, link: string | null = null) =>
  test.db.transaction((tx) =>
    createNotification(test.panel, tx, someone.id, {
      title: { en: `News ${n}`, ar: `خبر ${n}` },
      body: { en: "Body", ar: "نص" },
      link,
      data: { n: String(n) },
    }),
  );
const list = (someone: Person, query = "") => test.get(`/api/notifications${query}`, someone);

describe("notifications", () => {
  it("come newest first, page by page, in the language of the request", async () => {
    const someone = await test.person();
    for (const n of [1, 2, 3]) await tell(someone, n);
    const first = await list(someone, "?per_page=2");
    expect(first.body.data.items.map(({ title }: { title: string }) => title)).toEqual(["News 3", "News 2"]);
    const next = await test.get(`/api/notifications?per_page=2&cursor=${first.body.data.next_cursor}`, {
      ...someone,
      language: "ar",
    });
    expect(next.body.data).toMatchObject({
      items: [{ title: "خبر 1", body: "نص", data: { n: "1" }, read_at: null }],
      next_cursor: null,
    });
  });

  it("are read once, all at once, and forgotten", async () => {
    const someone = await test.person();
    for (const n of [1, 2, 3]) await tell(someone, n);
    const [third, second] = (await list(someone)).body.data.items;
    const read = await test.post(`/api/notifications/${third.id}/read`, {}, someone);
    expect([read.status, read.body.message]).toEqual([200, ""]);
    const unread = async () => (await list(someone, "?unread=1")).body.data.items.length;
    expect(await unread()).toBe(2);
    const at = (await list(someone)).body.data.items[0].read_at;
    test.passTime(60);
    await test.post(`/api/notifications/${third.id}/read`, {}, someone);
    await test.post("/api/notifications/read-all", {}, someone);
    expect(await unread()).toBe(0);
    expect((await list(someone)).body.data.items[0].read_at).toBe(at);
    const gone = await test.post(`/api/notifications/${second.id}/delete`, {}, someone);
    expect(gone.body.message).toBe("Deleted");
    expect((await list(someone)).body.data.items).toHaveLength(2);
  });

  it("of other people do not exist, in both languages", async () => {
    const row = await tell(await test.person(), 1);
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

  it("tell an order's way, with what to keep by mail", async () => {
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    const order = await test.order(someone, [["spice.tea", 2]], "delivery");
    let { version } = order;
    for (const to of ["accepted", "delivering", "delivered"]) {
      const moved = await test.post(`/api/panel/orders/${order.id}/transition`, { to, version }, admin);
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      version = moved.body.data.version;
    }
    const told = (await list(someone)).body.data.items;
    expect(told.map(({ title, link }: { title: string; link: string }) => [title, link])).toEqual([
      ["Your order has arrived", `/orders/${order.id}`],
      ["Your order is on its way", `/orders/${order.id}/track`],
      ["Your order is accepted", `/orders/${order.id}/track`],
      ["We have your order", `/orders/${order.id}/track`],
    ]);
    const sent = await test.mailsTo(someone.email);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `Order ${order.order_code} at Store spice`,
      `Store spice has accepted order ${order.order_code}`,
      `Receipt of order ${order.order_code}`,
    ]);
    expect(sent.at(-1)?.text).toContain("2 × Product tea: QAR 25.50");
    expect(sent.at(-1)?.text).toContain("Total: QAR 35.50");
  });

  it("and mails of what did not happen are not written", async () => {
    const someone = await test.person();
    test.atStep((step) => {
      if (step === "order: answer stored") throw new Error("crash");
    });
    try {
      await test.order(someone, [["spice.tea", 1]]).then(
        () => expect.unreachable(),
        () => undefined,
      );
    } finally {
      test.atStep(() => undefined);
    }
    expect((await list(someone)).body.data.items).toEqual([]);
    expect(await test.db.select().from(mails).where(eq(mails.to, someone.email))).toEqual([]);
  });
});

describe("a device", () => {
  const register = (someone: Person, fcm_token: string) =>
    test.post("/api/fcm-token", { fcm_token, provider: "firebase", platform: "web" }, someone);
  const devicesOf = async (someone: Person) =>
    (await test.db.select().from(pushTokens).where(eq(pushTokens.userId, someone.id))).map(
      ({ token }) => token,
    );

  it("belongs to whoever signed in last on it, and goes with their session", async () => {
    const [a, b] = [await test.person(), await test.person()];
    const answer = await register(a, "device-1");
    expect([answer.status, answer.body.message]).toEqual([200, ""]);
    await register(a, "device-2");
    await register(b, "device-1");
    expect([await devicesOf(a), await devicesOf(b)]).toEqual([["device-2"], ["device-1"]]);
    // Somebody else's device cannot be signed off.
    await test.post("/api/logout", { fcm_token: "device-1" }, a);
    expect([await devicesOf(a), await devicesOf(b)]).toEqual([[], ["device-1"]]);
  });

  it("is refused without a token, in both languages", async () => {
    const someone = await test.person();
    expect((await register(someone, "")).body.errors).toEqual({ fcm_token: ["This value is not valid"] });
    const bad = { fcm_token: "x", provider: "pigeon", platform: "web" };
    const arabic = await test.post("/api/fcm-token", bad, { ...someone, language: "ar" });
    expect([arabic.status, arabic.body.errors]).toEqual([422, { provider: ["القيمة غير صالحة"] }]);
  });
});

interface Heard {
  id: number;
  event: string;
  data: UserEvent;
}

/** Opens the stream of a customer; what it told so far, and what ends it. */
async function listen(someone: Person, headers: Record<string, string> = {}) {
  const response = await test.app.request("/api/events", {
    headers: { Authorization: `Bearer ${someone.token}`, ...headers },
  });
  const heard: Heard[] = [];
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const state = { isOver: false };
  const done = (async () => {
    let rest = "";
    for (;;) {
      const { done: over, value } = await reader.read();
      if (over) break;
      const parts = (rest + value).split("\n\n");
      rest = parts.pop()!;
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(part)?.[1] ?? "";
        if (field("data") === "") continue;
        heard.push({
          id: Number(field("id")),
          event: field("event"),
          data: JSON.parse(field("data")) as UserEvent,
        });
      }
    }
    state.isOver = true;
  })();
  return { response, heard, state, done, close: () => reader.cancel() };
}

describe("the stream of a customer (REQ-PUSH-13)", () => {
  it("tells orders, notifications and the cart, as they are, nobody else's", async () => {
    const [someone, other] = [await test.person(), await test.person()];
    const stream = await listen(someone, { "Accept-Language": "ar" });
    const silent = await listen(other);
    expect(stream.response.headers.get("Content-Type")).toBe("text/event-stream");
    const order = await test.order(someone, [["spice.tea", 1]]);
    await expect.poll(() => new Set(stream.heard.map(({ event }) => event)).size).toBe(3);
    expect(stream.heard.find(({ event }) => event === "order")?.data).toMatchObject({
      kind: "order",
      order: { order_id: order.id, order_status: "pending" },
    });
    expect(stream.heard.find(({ event }) => event === "notification")?.data).toMatchObject({
      notification: { title: "استلمنا طلبك", link: `/orders/${order.id}/track` },
    });
    const ids = stream.heard.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    await stream.close();
    await silent.close();
    expect(silent.heard).toEqual([]);
    await expect.poll(() => test.streams.count).toBe(0);
  });

  it("goes on where it was cut, and misses nothing", async () => {
    const someone = await test.person();
    const first = await listen(someone);
    await tell(someone, 1);
    await expect.poll(() => first.heard.length).toBe(1);
    await first.close();
    for (const n of [2, 3]) await tell(someone, n);
    const second = await listen(someone, { "Last-Event-ID": String(first.heard[0]!.id) });
    await expect.poll(() => second.heard.length).toBe(2);
    expect(
      second.heard.map(({ data }) => data.kind === "notification" && data.notification.data["n"]),
    ).toEqual(["2", "3"]);
    await second.close();
    // What no stream ever said counts as nothing said.
    const third = await listen(someone, { "Last-Event-ID": "'; drop table users" });
    await tell(someone, 4);
    await expect.poll(() => third.heard.length).toBe(1);
    await third.close();
  });

  it("ends at sign-out, is open five times at most, and counts with those of orders", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.tea", 1]]);
    const streams = [];
    for (let i = 0; i < 4; i++) streams.push(await listen(someone));
    const ofOrder = await test.app.request(`/api/orders/${order.id}/events`, {
      headers: { Authorization: `Bearer ${someone.token}` },
    });
    const english = await test.get("/api/events", someone);
    expect([english.status, english.body.code, english.body.message]).toEqual([
      429,
      "too_many_requests",
      "Too many tries. Try again in 10 seconds",
    ]);
    await test.post("/api/logout", {}, someone);
    await Promise.all(streams.map(({ done }) => done));
    await ofOrder.body!.cancel();
    await expect.poll(() => test.streams.count).toBe(0);
    expect((await test.get("/api/events", someone)).status).toBe(401);
  });

  it("appears in the order of its ids, however many write at once", async () => {
    const someone = await test.person();
    const stream = await listen(someone);
    await Promise.all(Array.from({ length: 20 }, (_, n) => tell(someone, n)));
    await expect.poll(() => stream.heard.length).toBe(20);
    const rows = await test.db.select().from(userEvents).where(eq(userEvents.userId, someone.id));
    expect(stream.heard.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    await stream.close();
  });
});
