import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { mails, notifications, pushTokens } from "../../db/schema.js";
import { moveOrderTo } from "../../testing/move-order.js";
import { notifyOf } from "../../testing/notification-fixture.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterEach(() => test.forgetOrders());
afterAll(() => test.close());

const notify = (customer: Person, n: number) => notifyOf(test, customer, n);
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
    await moveOrderTo(test, admin, order.id, "delivered");
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
