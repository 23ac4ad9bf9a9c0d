import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cartLines, orders, products } from "../../db/schema.js";
import { createUnacceptedCanceller } from "../../jobs/upkeep.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

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
const countBy = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = `${status} ${body.code ?? "ok"}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};
const fill = (someone: Person, product_id: string, quantity = 1) =>
  test.post("/api/cart/add", { product_id, quantity }, someone);

describe("placing an order", () => {
  it("takes stock, keeps copies, empties the cart and answers in the customer's language", async () => {
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

  it("pages through orders, newest first, each once", async () => {
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

  it("refuses what cannot be ordered, each with its own reason", async () => {
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
    expect((await place({ ...pickup, payment_method: "wallet" })).body.code).toBe("payment_method_unavailable");
    expect((await place({ ...pickup, payment_method: "card" })).body.errors).toHaveProperty("card_id");
    expect((await test.post("/api/orders", pickup, someone)).body.code).toBe("idempotency_key_required");
    expect(await stockOf("bakery.cake")).toBe(200);
  });

  it("refuses a closed store and says when it opens, on Doha's clock", async () => {
    const someone = await test.person();
    await fill(someone, "evening.kebab");
    const at = (time: string) =>
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-03-02T${time}+03:00`) });
    at("01:59:59");
    expect((await test.get("/api/stores/evening")).body.data.is_open).toBe(true);
    at("02:00:00");
    expect((await test.get("/api/stores/evening")).body.data).toMatchObject({
      is_open: false,
      opens_at: "2026-03-02T15:00:00.000Z",
    });
    const form = await test.orderForm(someone);
    const refused = await test.post("/api/orders", form, { ...someone, key: randomUUID() });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "The store is closed now. Next time: 18:00",
    ]);
    const { next_slots } = refused.body.data;
    expect(next_slots.length).toBeGreaterThan(3);
    expect(next_slots.toSorted()).toEqual(next_slots);
    expect(next_slots[0] > "2026-03-02T15:00:00.000Z").toBe(true);
    at("18:00:00");
    expect((await test.post("/api/orders", form, { ...someone, key: randomUUID() })).status).toBe(201);
  });
});

describe("the price the customer saw", () => {
  it("is what is paid, or the new one is shown first", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea", 2);
    const form = await test.orderForm(someone);
    await test.db.update(products).set({ price: 1300 }).where(eq(products.id, "spice.tea"));
    const key = randomUUID();
    const changed = await test.post("/api/orders", form, { ...someone, key });
    expect([changed.status, changed.body.code]).toEqual([409, "quote_changed"]);
    expect(changed.body.data.order_total).toBe(2600);
    const placed = await test.post(
      "/api/orders",
      { ...form, quote_hash: changed.body.data.quote_hash },
      { ...someone, key },
    );
    expect([placed.status, placed.body.data.order_total]).toEqual([201, 2600]);
  });

  it("cannot be sent along", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = {
      ...(await test.orderForm(someone)),
      order_total: 1,
      subtotal: 1,
      discount: 1274,
      delivery_fee: 0,
      currency: "XXX",
      user_id: "x",
      order_status: "delivered",
      payment_status: "paid",
    };
    const placed = await test.post("/api/orders", form, { ...someone, key: randomUUID() });
    expect(placed.body.data).toMatchObject({
      order_total: 1275,
      order_status: "pending",
      payment_status: "unpaid",
    });
    await fill(someone, "spice.tea");
    const forged = { ...(await test.orderForm(someone)), quote_hash: "A".repeat(43) };
    expect((await test.post("/api/orders", forged, { ...someone, key: randomUUID() })).body.code).toBe(
      "quote_changed",
    );
  });
});

describe("stock", () => {
  it("is never sold twice: fifty buyers of ten", async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const someone = await test.person();
        await fill(someone, "spice.scarce");
        return { someone, form: await test.orderForm(someone) };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ someone, form }) => test.post("/api/orders", form, { ...someone, key: randomUUID() })),
    );
    expect(countBy(answers)).toEqual({ "201 ok": 10, "409 stock_exceeded": 40 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: "No more products available. Stock limit exceeded",
      data: { items: [{ product_id: "spice.scarce", available: 0 }] },
    });
    expect(await stockOf("spice.scarce")).toBe(0);
  });

  it("counts a product on two lines together", async () => {
    const [first, second] = [await test.person(), await test.person()];
    for (const note of ["a", "b"]) {
      await test.post("/api/cart/add", { product_id: "spice.scarce", quantity: 4, note }, first);
    }
    await fill(second, "spice.scarce", 5);
    await test.post("/api/orders", await test.orderForm(second), { ...second, key: randomUUID() });
    const late = await test.post("/api/orders", await test.orderForm(first), { ...first, key: randomUUID() });
    expect(late.body).toMatchObject({
      code: "stock_exceeded",
      data: {
        items: Array(2).fill({ product_id: "spice.scarce", item_id: expect.any(String), available: 5 }),
      },
    });
    expect(await stockOf("spice.scarce")).toBe(5);
  });
});

describe("an idempotency key", () => {
  it("makes one order of twenty requests at once, and of later ones", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.post("/api/orders", form, { ...someone, key })),
    );
    const replayed = await test.post("/api/orders", form, { ...someone, key });
    const done = [...answers, replayed].filter(({ status }) => status === 201);
    expect(
      [...answers, replayed].filter(({ status }) => status !== 201).map(({ body }) => body.code),
    ).toEqual([]);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replayed.headers.get("Idempotent-Replayed")).toBe("true");
    expect(await test.db.select().from(orders).where(eq(orders.userId, someone.id))).toHaveLength(1);
  });

  it("belongs to one form and one customer", async () => {
    const [someone, other] = [await test.person(), await test.person()];
    const key = randomUUID();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    await test.post("/api/orders", form, { ...someone, key });
    const misused = await test.post("/api/orders", { ...form, note: "ring twice" }, { ...someone, key });
    expect([misused.status, misused.body.code]).toEqual([422, "idempotency_mismatch"]);
    await fill(other, "spice.tea");
    const theirs = await test.post("/api/orders", await test.orderForm(other), { ...other, key });
    expect(theirs.status).toBe(201);
    expect(theirs.headers.get("Idempotent-Replayed")).toBeNull();
    for (const bad of ["", "x".repeat(256), "two words"]) {
      const answer = await test.post("/api/orders", form, {
        ...someone,
        headers: { "Idempotency-Key": bad },
      });
      expect([answer.status, answer.body.code]).toEqual([400, "idempotency_key_required"]);
    }
  });

  it("is not needed twice: two keys from one cart still make one order", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.post("/api/orders", form, { ...someone, key: randomUUID() })),
    );
    expect(countBy(answers)).toEqual({ "201 ok": 1, "422 cart_empty": 7 });
  });

  it("heals a failure at every step: nothing is half made, and the same key then works", async () => {
    const steps: string[] = [];
    test.atStep((step) => void steps.push(step));
    const first = await test.person();
    await test.order(first, [["spice.tea", 1]]);
    expect(steps.length).toBeGreaterThanOrEqual(7);
    for (const broken of new Set(steps)) {
      const someone = await test.person();
      await fill(someone, "spice.scarce");
      const form = await test.orderForm(someone);
      const key = randomUUID();
      const before = await stockOf("spice.scarce");
      test.atStep((step) => {
        if (step === broken) throw new Error(`failure injected at ${step}`);
      });
      const failed = await test.post("/api/orders", form, { ...someone, key });
      expect([broken, failed.status, failed.body.code]).toEqual([broken, 500, "server_error"]);
      expect(await brokenInvariants(test.db)).toEqual([]);
      test.atStep(() => undefined);
      const healed = await test.post("/api/orders", form, { ...someone, key });
      expect([broken, healed.status]).toEqual([broken, 201]);
      expect(await stockOf("spice.scarce")).toBe(before - 1);
    }
  });
});

describe("the life of an order", () => {
  /** The version is the first, as of an order nobody has moved yet, unless another is given. */
  const move = (who: Person, id: string, fields: object) =>
    test.post(`/api/panel/orders/${id}/transition`, { version: 1, ...fields }, who);

  it("is moved by its store and by admins along allowed steps only", async () => {
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
    const delivered = await move(staff, order.id, { to: "delivered", version: 3 });
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

  it("can be cancelled by the customer, who wins or loses against the store, never both", async () => {
    for (let round = 0; round < 15; round++) {
      const someone = await test.person();
      const admin = await test.person({ role: "admin" });
      const order = await test.order(someone, [["spice.scarce", 2]]);
      const [cancelled, rejected] = await Promise.all([
        test.post(`/api/orders/${order.id}/cancel`, { reason: "changed my mind" }, someone),
        move(admin, order.id, { to: "canceled", reason: "no gas", version: 1 }),
      ]);
      expect([cancelled.status, rejected.status].toSorted()).toEqual([200, 409]);
      expect(await stockOf("spice.scarce")).toBe(10);
    }
  });

  it("gives stock back once, however often it is cancelled", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.scarce", 4]]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => test.post(`/api/orders/${order.id}/cancel`, {}, someone)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await stockOf("spice.scarce")).toBe(10);
  });

  it("lets the customer go within a minute of acceptance, not after", async () => {
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

  it("ends by itself when no store accepts it in a quarter of an hour", async () => {
    const someone = await test.person();
    const order = await test.order(someone, [["spice.scarce", 1]]);
    const cancel = createUnacceptedCanceller(test.panel);
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

it("keeps a cart's lines when an order fails", async () => {
  const someone = await test.person();
  await fill(someone, "spice.tea");
  const form = await test.orderForm(someone);
  await test.db.update(products).set({ stock: 0 }).where(eq(products.id, "spice.tea"));
  await test.post("/api/orders", form, { ...someone, key: randomUUID() });
  await test.db.update(products).set({ stock: 200 }).where(eq(products.id, "spice.tea"));
  expect(await test.db.select().from(cartLines).where(eq(cartLines.productId, "spice.tea"))).toHaveLength(1);
});
