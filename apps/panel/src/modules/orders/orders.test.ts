import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cartLines, products } from "../../db/schema.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { handOver } from "../../testing/move-order.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createUnacceptedOrderJob } from "./unaccepted-order-job.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());
afterEach(async () => {
  vi.useRealTimers();
  test.atStep(() => undefined);
  expect(await brokenInvariants(test.db)).toEqual([]);
});

const stockOf = async (id: string) =>
  (await test.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]!.stock;
const fill = (someone: Person, product_id: string, quantity = 1) =>
  test.post("/api/cart/add", { product_id, quantity }, someone);

describe("placing an order", () => {
  it("takes stock, copies lines, empties the cart and responds in the customer's language", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea", 2);
    await fill(someone, "spice.sale");
    const form = await test.orderForm(someone, "delivery");
    const placed = await test.post("/api/orders", form, { ...someone, key: randomUUID(), language: "ar" });
    expect(placed.status).toBe(201);
    expect(placed.body.message).toBe("تم إرسال طلبك بنجاح");
    const order = placed.body.data;
    expect(order).toMatchObject({
      order_status: "pending",
      payment_status: "unpaid",
      payment_method: "cod",
      subtotal: 5550,
      delivery_fee: 1000,
      order_total: 6550,
      amount_due: 6550,
      items_count: 3,
      can_cancel: true,
      version: 1,
      address: { zone_number: "61" },
      timeline: [{ status: "pending", by: "customer" }],
    });
    expect(order.order_code).toMatch(/^TB-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(await stockOf("spice.tea")).toBe(198);
    expect((await test.get("/api/cart", someone)).body.data.items).toEqual([]);

    await test.db.update(products).set({ price: 1 }).where(eq(products.id, "spice.tea"));
    const later = await test.get(`/api/orders/${order.id}`, someone);
    expect(later.body.data.items[0]).toMatchObject({
      name: "Product tea",
      unit_price: 1275,
      line_total: 2550,
    });
    expect((await test.get("/api/orders?scope=current", someone)).body.data.items).toHaveLength(1);
    expect((await test.get("/api/orders?scope=past", someone)).body.data.items).toEqual([]);
  });

  it("lists orders newest first, page by page, without duplicates", async () => {
    const someone = await test.person();
    const placed: string[] = [];
    for (let i = 0; i < 5; i++) placed.unshift((await test.order(someone, [["spice.tea", 1]])).id);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Answer = await test.get(`/api/orders?per_page=2${cursor && `&cursor=${cursor}`}`, someone);
      seen.push(...page.body.data.items.map((order: { id: string }) => order.id));
      cursor = page.body.data.next_cursor;
    }
    expect(seen).toEqual(placed);
    expect((await test.get("/api/orders?cursor=nonsense", someone)).status).toBe(422);
  });

  it("rejects what cannot be ordered, each with its own reason", async () => {
    const someone = await test.person();
    const place = (fields: object, who: Person = someone) =>
      test.post(
        "/api/orders",
        { payment_method: "cod", quote_hash: "x", ...fields },
        { ...who, key: randomUUID() },
      );
    expect((await place({ order_type: "pickup" })).body.code).toBe("cart_empty");
    await fill(someone, "bakery.bread");
    expect((await place(await test.orderForm(someone, "delivery"))).body).toMatchObject({
      code: "min_order",
      data: { missing: 4500 },
    });
    await fill(someone, "bakery.cake");
    const pickup = await test.orderForm(someone);
    expect((await place({ ...pickup, order_type: "delivery" })).body.code).toBe("address_required");
    const other = await test.person();
    const theirs = await test.addressOf(other);
    expect((await place({ ...pickup, order_type: "delivery", address_id: theirs })).status).toBe(404);
    expect((await place({ ...pickup, order_type: "dine_in" })).body.code).toBe("order_type_unavailable");
    expect((await place({ ...pickup, payment_method: "wallet" })).body.code).toBe(
      "payment_method_unavailable",
    );
    expect((await place({ ...pickup, payment_method: "card" })).body.errors).toHaveProperty("card_id");
    expect((await test.post("/api/orders", pickup, someone)).body.code).toBe("idempotency_key_required");
    expect(await stockOf("bakery.cake")).toBe(200);
  });

  it("rejects a closed store and shows when it opens, in Doha's time", async () => {
    const someone = await test.person();
    await fill(someone, "evening.kebab");
    const at = (time: string) =>
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-03-02T${time}+03:00`) });
    at("01:30:00");
    expect((await test.get("/api/stores/evening")).body.data.is_open).toBe(true);
    // After the last order, half an hour before or at the closing time.
    at("01:59:59");
    expect((await test.get("/api/stores/evening")).body.data.is_open).toBe(false);
    at("02:00:00");
    expect((await test.get("/api/stores/evening")).body.data).toMatchObject({
      is_open: false,
      opens_at: "2026-03-02T15:00:00.000Z",
    });
    const form = await test.orderForm(someone);
    const refused = await test.post("/api/orders", form, { ...someone, key: randomUUID() });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "The store is closed at this time. Next time: 18:00",
    ]);
    const { next_slots } = refused.body.data;
    expect(next_slots.length).toBeGreaterThan(3);
    expect(next_slots.toSorted()).toEqual(next_slots);
    expect(next_slots[0] > "2026-03-02T15:00:00.000Z").toBe(true);
    at("18:00:00");
    expect((await test.post("/api/orders", form, { ...someone, key: randomUUID() })).status).toBe(201);
  });
});

describe("the lifecycle of an order", () => {
  /** Version 1 by default, as of an order without transitions. */
  const move = (who: Person, id: string, fields: object) =>
    test.post(`/api/panel/orders/${id}/transition`, { version: 1, ...fields }, who);

  it("follows only allowed transitions by its store and admins", async () => {
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    const staff = await test.person({ storeId: "spice" });
    const stranger = await test.person({ storeId: "bakery" });
    const order = await test.order(someone, [["spice.tea", 1]], "delivery");

    expect((await move(someone, order.id, { to: "accepted" })).status).toBe(403);
    expect((await move(stranger, order.id, { to: "accepted" })).status).toBe(404);
    const early = await move(staff, order.id, { to: "delivered" });
    expect([early.status, early.body.code, early.body.data.order_status]).toEqual([
      409,
      "invalid_transition",
      "pending",
    ]);
    const accepted = await move(staff, order.id, { to: "accepted", version: 1 });
    expect(accepted.body.data).toMatchObject({ order_status: "accepted", version: 2 });
    expect((await move(staff, order.id, { to: "accepted" })).status).toBe(200);
    const stale = await move(admin, order.id, { to: "delivering", version: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, "stale_version"]);
    await move(admin, order.id, { to: "delivering", version: 2 });
    const unseen = await test.post(`/api/panel/orders/${order.id}/transition`, { to: "delivered" }, staff);
    expect([unseen.status, Object.keys(unseen.body.errors)]).toEqual([422, ["version"]]);
    expect((await handOver(test, staff, order.id, 3)).status).toBe(200);
    const delivered = await move(staff, order.id, { to: "delivered", version: 4 });
    expect(delivered.body.data).toMatchObject({ payment_status: "paid", can_cancel: false });
    expect(delivered.body.data.timeline.map((entry: { by: string }) => entry.by)).toEqual([
      "customer",
      "vendor",
      "admin",
      "vendor",
    ]);
    const track = (await test.get(`/api/orders/${order.id}/track`, someone)).body.data;
    expect(track.steps.map((step: { state: string }) => step.state)).toEqual(Array(5).fill("done"));
    expect(track.eta).toBeNull();
    expect((await test.get("/api/orders?scope=past", someone)).body.data.items).toHaveLength(1);
  });

  it("returns stock once, however often it is canceled", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.scarce", 4]]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => test.post(`/api/orders/${order.id}/cancel`, {}, someone)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await stockOf("spice.scarce")).toBe(10);
  });

  it("allows the customer to cancel within a minute of acceptance, not later", async () => {
    const admin = await test.person({ role: "admin" });
    const someone = await test.person();
    const [first, second] = [
      await test.order(someone, [["spice.tea", 1]]),
      await test.order(someone, [["spice.tea", 1]]),
    ];
    for (const { id } of [first, second]) await move(admin, id, { to: "accepted" });
    expect((await test.post(`/api/orders/${first.id}/cancel`, {}, someone)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    const late = await test.post(`/api/orders/${second.id}/cancel`, {}, someone);
    expect([late.status, late.body.code]).toEqual([409, "invalid_transition"]);
  });

  it("is canceled by the system if no store accepts it within a quarter of an hour", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.scarce", 1]]);
    const cancel = createUnacceptedOrderJob(test.panel);
    await cancel(order.id);
    expect((await test.get(`/api/orders/${order.id}`, someone)).body.data.order_status).toBe("pending");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1000 });
    await cancel(order.id);
    const ended = (await test.get(`/api/orders/${order.id}`, someone)).body.data;
    expect(ended.order_status).toBe("canceled");
    expect(ended.timeline.at(-1).by).toBe("system");
    expect(await stockOf("spice.scarce")).toBe(10);
  });
});

it("keeps the cart's lines if it fails", async () => {
  const someone = await test.person();
  await fill(someone, "spice.tea");
  const form = await test.orderForm(someone);
  await test.db.update(products).set({ stock: 0 }).where(eq(products.id, "spice.tea"));
  await test.post("/api/orders", form, { ...someone, key: randomUUID() });
  await test.db.update(products).set({ stock: 200 }).where(eq(products.id, "spice.tea"));
  expect(await test.db.select().from(cartLines).where(eq(cartLines.productId, "spice.tea"))).toHaveLength(1);
});
