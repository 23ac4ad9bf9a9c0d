import { registry } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { servedCalls } from "../../app.js";
import { mails, notifications, orders, riders, users } from "../../db/schema.js";
import {
  acceptedOrder,
  admin,
  assign,
  customer,
  idsOf,
  move,
  rider,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import { handOver } from "../../testing/move-order.js";
import type { Person } from "../../testing/test-panel.js";

setUpAdminTests();

/** Numbers of the customer: of the order's address, and of the account. */
const OF_ADDRESS = "55123456";
const OF_ACCOUNT = "66778899";

/** What a stream starts with, and the whole of any other answer. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get("Content-Type")?.startsWith("text/event-stream") !== true) return response.text();
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const silence = setTimeout(() => void reader.cancel(), 100);
  const { value = "" } = await reader.read();
  clearTimeout(silence);
  await reader.cancel();
  return value;
}

/** Everything that a user reads signed in: each such call, with the order's id where it takes one, in both languages. */
async function everyAnswer(who: Person, id: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const reads = Object.entries(registry).filter(
    ([name, { method, access }]) =>
      method === "GET" && (access === "user" || access === "staff") && servedCalls(test.app).has(name),
  );
  for (const [name, { path }] of reads) {
    for (const language of ["en", "ar"] as const) {
      const response = await test.app.request(path.replaceAll(/\{\w+\}/g, id), {
        headers: { Authorization: `Bearer ${who.token}`, "Accept-Language": language },
      });
      answers.set(`${name} ${language}`, await textOf(response));
    }
  }
  return answers;
}

describe("what staff are told of customers", () => {
  it("REQ-ORDER-42: no answer, mail or notification tells a rider the number or the address of mail of a customer", async () => {
    await test.db
      .update(users)
      .set({ mobile: `+974${OF_ACCOUNT}` })
      .where(eq(users.id, customer.id));
    const one = await rider();
    const order = await acceptedOrder();
    const secrets = [OF_ADDRESS, OF_ACCOUNT, customer.email];
    const check = async (told: Map<string, string>) => {
      for (const [name, text] of told) {
        for (const secret of secrets) expect(text.includes(secret), `${name} tells ${secret}`).toBe(false);
      }
    };
    await check(await everyAnswer(one, order.id));
    await assign(staff, order.id, one.riderId);
    const carried = await everyAnswer(one, order.id);
    expect(carried.get("panelOrder en")).toContain("Leave at the door");
    await check(carried);
    for (const [to, version] of [
      ["delivering", 3],
      ["delivered", 4],
    ] as const) {
      const moved =
        to === "delivered"
          ? await handOver(test, one, order.id, version)
          : await move(one, order.id, to, version);
      expect(moved.status).toBe(200);
      await check(new Map([[`transition to ${to}`, JSON.stringify(moved.body)]]));
      await check(await everyAnswer(one, order.id));
    }
    const again = await move(one, order.id, "delivered", 5);
    await check(new Map([["repeated transition", JSON.stringify(again.body)]]));
    const sent = [
      ...(await test.db.select().from(mails).where(eq(mails.to, one.email))),
      ...(await test.db.select().from(notifications).where(eq(notifications.userId, one.id))),
    ];
    await check(new Map([["mails and notifications", JSON.stringify(sent)]]));
    expect((await test.get(`/api/panel/orders/${order.id}`, staff)).body.data.customer.phone).toContain(
      OF_ADDRESS,
    );
  });

  it("no store waits for an order that nobody can accept before it is paid, and nobody but the customer pays it", async () => {
    const [unpaid, failed, paid] = [
      await test.order(customer, [["spice.tea", 1]]),
      await test.order(customer, [["spice.tea", 1]]),
      await test.order(customer, [["spice.tea", 1]]),
    ];
    const pay = (id: string, paymentStatus: "pending" | "failed" | "paid") =>
      test.db.update(orders).set({ paymentMethod: "online", paymentStatus }).where(eq(orders.id, id));
    await pay(unpaid.id, "pending");
    await pay(failed.id, "failed");
    await pay(paid.id, "paid");
    const ids = async (who: Person, query = "") => idsOf(await test.get(`/api/panel/orders${query}`, who));
    for (const who of [staff, admin]) {
      expect(await ids(who)).toEqual([paid.id]);
      expect(await ids(who, "?status=pending")).toEqual([paid.id]);
    }
    expect((await test.get(`/api/panel/orders/${unpaid.id}`, staff)).body.data.payment).toBeNull();
    await test.post(`/api/orders/${unpaid.id}/cancel`, {}, customer);
    expect(await ids(staff), "never was the store's").toEqual([paid.id]);
    await pay(unpaid.id, "paid");
    await pay(failed.id, "paid");
  });
});

describe("what staff are told of riders", () => {
  const listed = async (who: Person) => {
    const { items } = (await test.get("/api/panel/riders?per_page=50", who)).body.data;
    return new Map<string, { phone: string | null; location: object | null; order_id: string | null }>(
      items.map((item: { id: string }) => [item.id, item]),
    );
  };
  const place = { lat: 25.28, lng: 51.53 };

  it("are those who can be assigned, without number and place, and in full those who carry the store's orders", async () => {
    const [free, off, ours] = [await rider(), await rider(), await rider()];
    for (const who of [free, off, ours]) {
      const is_available = who !== off;
      await test.post("/api/panel/riders/position", { location: place, is_available }, who);
    }
    const order = await acceptedOrder();
    const refused = await assign(staff, order.id, off.riderId, "ar");
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      "rider_off_duty",
      "هذا المندوب خارج أوقات عمله",
    ]);
    await assign(staff, order.id, ours.riderId);

    const seen = await listed(staff);
    expect(seen.get(free.riderId)).toMatchObject({ phone: null, location: null, order_id: null });
    expect(seen.has(off.riderId)).toBe(false);
    expect(seen.get(ours.riderId)).toMatchObject({
      phone: "+97433104821",
      location: place,
      order_id: order.id,
    });
    const elsewhere = await listed(stranger);
    expect(elsewhere.get(free.riderId)).toMatchObject({ phone: null, location: null });
    expect(elsewhere.has(ours.riderId)).toBe(false);
    expect([...(await listed(off)).keys()]).toEqual([off.riderId]);
    const all = await listed(admin);
    for (const who of [free, off, ours]) {
      expect(all.get(who.riderId)).toMatchObject({ phone: "+97433104821", location: place });
    }
    // A rider whose account as such has ended is nobody's.
    await test.db.update(riders).set({ active: false }).where(eq(riders.id, free.riderId));
    expect((await listed(staff)).has(free.riderId)).toBe(false);
  });
});
