import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { orderLines, orders, products, stores, users } from "../../db/schema.js";
import {
  add,
  formOf,
  createFamily,
  PATH,
  place,
  quote,
  statusAndCode,
  setUpBasketTests,
  test,
} from "../../testing/basket-fixture.js";

setUpBasketTests();

describe("ordering the basket", () => {
  it("creates one order of all members' lines, with their members, and empties the basket", async () => {
    const { owner, member, id } = await createFamily();
    await add(owner, "spice.tea", 2);
    await add(member, "spice.scarce", 3);
    const placed = await place(owner);
    expect([placed.status, placed.body.message]).toEqual([201, "Order created successfully"]);
    expect(placed.body.data).toMatchObject({ subtotal: 2 * 1275 + 3 * 500, items: { length: 2 } });
    const lines = await test.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, placed.body.data.id))
      .orderBy(orderLines.position);
    expect(lines.map(({ memberId, productId }) => [memberId, productId])).toEqual([
      [owner.id, "spice.tea"],
      [member.id, "spice.scarce"],
    ]);
    const [order] = await test.db.select().from(orders).where(eq(orders.id, placed.body.data.id));
    expect(order).toMatchObject({ userId: owner.id, familyId: id });
    const [scarce] = await test.db.select().from(products).where(eq(products.id, "spice.scarce"));
    expect(scarce!.stock).toBe(7);
    const { basket } = (await test.get("/api/family", member)).body.data;
    expect(basket).toEqual({ version: 3, vendor: null, items: [], quote: null });
    // The order is the owner's, with its address.
    expect((await test.get(`/api/orders/${order!.id}`, member)).status).toBe(404);
    expect((await test.get(`/api/orders/${order!.id}`, owner)).status).toBe(200);
  });

  it("does not touch the owner's cart, and ordering the cart does not touch the basket", async () => {
    const { owner } = await createFamily();
    await test.post("/api/cart/add", { product_id: "bakery.cake" }, owner);
    await add(owner, "spice.tea");
    expect((await place(owner)).body.data.vendor.id).toBe("spice");
    const cart = (await test.get("/api/cart", owner)).body.data;
    expect(cart.items).toHaveLength(1);
    await add(owner, "spice.tea");
    const ofCart = await test.post("/api/orders", await test.orderForm(owner), {
      ...owner,
      key: randomUUID(),
    });
    expect(ofCart.body.data.vendor.id).toBe("bakery");
    expect((await test.get("/api/family", owner)).body.data.basket.items).toHaveLength(1);
  });

  it("is idempotent per key, and the key is the order's own", async () => {
    const { owner } = await createFamily();
    await add(owner, "spice.tea");
    const key = randomUUID();
    const form = await formOf(owner);
    const all = await Promise.all([1, 2, 3].map(() => test.post(PATH, form, { ...owner, key })));
    const created = all.filter(({ status }) => status === 201);
    expect(all.filter(({ body }) => body.code === "in_progress").length + created.length).toBe(3);
    const again = await test.post(PATH, form, { ...owner, key });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(new Set([...created, again].map(({ body }) => body.data.id)).size).toBe(1);
    expect(statusAndCode(await test.post(PATH, { ...form, note: "x" }, { ...owner, key }))).toEqual([
      422,
      "idempotency_mismatch",
    ]);
    expect(statusAndCode(await test.post(PATH, form, owner))).toEqual([400, "idempotency_key_required"]);
    await test.post("/api/cart/add", { product_id: "spice.tea" }, owner);
    const ofCart = await test.post("/api/orders", await test.orderForm(owner), { ...owner, key });
    expect(statusAndCode(ofCart)).toEqual([422, "idempotency_mismatch"]);
    expect(await test.db.select().from(orders).where(eq(orders.userId, owner.id))).toHaveLength(1);
  });

  it("responds to a key in progress with in_progress", async () => {
    const { owner } = await createFamily();
    await add(owner, "spice.tea");
    const key = randomUUID();
    const form = await formOf(owner);
    let second: ReturnType<typeof test.post> | undefined;
    test.atStep((step) => {
      if (step === "order: cart locked") second ??= test.post(PATH, form, { ...owner, key });
    });
    try {
      expect((await test.post(PATH, form, { ...owner, key })).status).toBe(201);
      // The embedded database serializes and replays; a server responds at once.
      expect([201, 409]).toContain((await second!).status);
    } finally {
      test.atStep(() => undefined);
    }
    expect(await test.db.select().from(orders).where(eq(orders.userId, owner.id))).toHaveLength(1);
  });

  it("is limited to the owner", async () => {
    const { owner, member } = await createFamily();
    await add(member, "spice.tea");
    expect(statusAndCode(await place(member))).toEqual([403, "not_owner"]);
    const form = await formOf(owner);
    const stranger = { ...(await test.person()), key: randomUUID() };
    expect(statusAndCode(await test.post(PATH, form, stranger))).toEqual([409, "not_member"]);
    await test.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    expect(statusAndCode(await test.post(PATH, form, { ...owner, key: randomUUID() }))).toEqual([
      403,
      "email_unverified",
    ]);
  });

  it("is rejected for the same reasons as a cart's order, and changes nothing", async () => {
    const { owner, member } = await createFamily();
    const nothing = await quote(owner);
    expect(nothing.problems).toMatchObject([{ code: "basket_empty", message: "The family basket is empty" }]);
    expect(statusAndCode(await place(owner))).toEqual([422, "basket_empty"]);

    await add(owner, "bakery.bun");
    const delivery = async () => ({ order_type: "delivery", address_id: await test.addressOf(owner) });
    const small = await place(owner, await delivery());
    expect([...statusAndCode(small), small.body.data]).toEqual([422, "min_order", { missing: 4700 }]);
    await add(member, "bakery.cake");
    const refused = async (fields: object) => statusAndCode(await place(owner, fields));
    expect(await refused({ order_type: "delivery" })).toEqual([422, "address_required"]);
    expect(await refused({ order_type: "dine_in", table_number: "1" })).toEqual([
      422,
      "order_type_unavailable",
    ]);
    expect(await refused({ payment_method: "wallet" })).toEqual([422, "payment_method_unavailable"]);
    const form = await formOf(owner);
    const others = { ...form, order_type: "delivery", address_id: await test.addressOf(member) };
    expect(statusAndCode(await test.post(PATH, others, { ...owner, key: randomUUID() }))).toEqual([
      404,
      "not_found",
    ]);
    const changed = await test.post(PATH, { ...form, quote_hash: "x" }, { ...owner, key: randomUUID() });
    expect(statusAndCode(changed)).toEqual([409, "quote_changed"]);
    expect(changed.body.data.quote_hash).toBe(form.quote_hash);

    const bakery = eq(stores.id, "bakery");
    const [before] = await test.db.select().from(stores).where(bakery);
    const whenBakery = async (values: Partial<typeof stores.$inferInsert>) => {
      await test.db.update(stores).set(values).where(bakery);
      try {
        return statusAndCode(await place(owner, { ...("deliveryZones" in values ? await delivery() : {}) }));
      } finally {
        await test.db
          .update(stores)
          .set(Object.fromEntries(Object.keys(values).map((name) => [name, before![name as "id"]])))
          .where(bakery);
      }
    };
    expect(await whenBakery({ active: false })).toEqual([410, "store_inactive"]);
    expect(await whenBakery({ openingHours: [] })).toEqual([409, "store_closed_today"]);
    expect(await whenBakery({ paymentMethods: [] })).toEqual([422, "no_payment_methods"]);
    expect(await whenBakery({ deliveryZones: [1] })).toEqual([422, "out_of_zone"]);
    expect(await whenBakery({ orderTypes: ["dine_in"] })).toEqual([422, "dine_in_only"]);

    await test.db.update(products).set({ stock: 0 }).where(eq(products.id, "bakery.cake"));
    const short = await test.post(PATH, form, { ...owner, key: randomUUID() });
    await test.db.update(products).set({ stock: 200 }).where(eq(products.id, "bakery.cake"));
    expect(statusAndCode(short)).toEqual([409, "stock_exceeded"]);
    expect(short.body.data.items).toMatchObject([{ product_id: "bakery.cake", available: 0 }]);
    expect((await test.get("/api/family", owner)).body.data.basket.items).toHaveLength(2);
    expect((await test.post(PATH, form, { ...owner, key: randomUUID() })).status).toBe(201);
  });

  it("takes a slot while it has capacity", async () => {
    const { owner } = await createFamily();
    const scheduled_at = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 7_200_000).toISOString();
    const spice = eq(stores.id, "spice");
    await test.db.update(stores).set({ slotCapacity: 1 }).where(spice);
    try {
      await add(owner, "spice.tea");
      expect((await place(owner, { scheduled_at })).status).toBe(201);
      await add(owner, "spice.tea");
      const full = await place(owner, { scheduled_at });
      expect([...statusAndCode(full), full.body.data.next_slots.length > 0]).toEqual([
        409,
        "slot_full",
        true,
      ]);
    } finally {
      await test.db.update(stores).set({ slotCapacity: null }).where(spice);
    }
  });

  it("happens once with two devices of the owner or a concurrent change of the basket", async () => {
    const { owner, member } = await createFamily();
    await add(owner, "spice.tea");
    const form = await formOf(owner);
    const [one, two, added] = await Promise.all([
      test.post(PATH, form, { ...owner, key: randomUUID() }),
      test.post(PATH, form, { ...owner, key: randomUUID() }),
      test.post("/api/family/basket/add", { product_id: "spice.scarce" }, member),
    ]);
    expect(added.status).toBe(200);
    const codes = [one, two].map(({ status, body }) => (status === 201 ? "ok" : body.code));
    expect(codes.filter((code) => code === "ok").length).toBeLessThanOrEqual(1);
    expect(["ok", "quote_changed", "basket_empty"]).toEqual(expect.arrayContaining(codes));
    const lines = await test.db
      .select({ product: orderLines.productId })
      .from(orderLines)
      .innerJoin(orders, and(eq(orders.id, orderLines.orderId), eq(orders.userId, owner.id)));
    expect(lines.map(({ product }) => product)).toEqual(codes.includes("ok") ? ["spice.tea"] : []);
    const { items } = (await test.get("/api/family", owner)).body.data.basket;
    expect(items).toHaveLength(codes.includes("ok") ? 1 : 2);
  });

  it("pays by card at the gateway like a cart's order", async () => {
    const { owner, member } = await createFamily();
    await add(member, "spice.tea");
    const key = randomUUID();
    const form = await formOf(owner, { payment_method: "online" });
    const placed = await test.post(PATH, form, { ...owner, key });
    expect(placed.body.data).toMatchObject({
      payment_status: "pending",
      payment: { action_url: expect.any(String) },
    });
    const again = await test.post(PATH, form, { ...owner, key });
    expect(again.body.data.payment).toEqual(placed.body.data.payment);
  });
});
