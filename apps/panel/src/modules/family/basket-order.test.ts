import { and, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familySpendings, orderLines, orders, products, stores, users } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { creditWallet, spendable } from "../wallet/ledger.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());

const PATH = "/api/family/basket/order";
const said = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

async function household(others = 1) {
  const owner = await test.person();
  const made = await test.post("/api/family/create", { name: "Al Kuwari" }, owner);
  const members: Person[] = [];
  for (let i = 0; i < others; i++) {
    const member = await test.person();
    await test.post("/api/family/join", { code: made.body.data.invite_code }, member);
    members.push(member);
  }
  return { owner, members, member: members[0]!, id: made.body.data.family.id as string };
}

async function add(someone: Person, product_id: string, quantity = 1, fields: object = {}) {
  const answer = await test.post("/api/family/basket/add", { product_id, quantity, ...fields }, someone);
  expect([product_id, answer.status]).toEqual([product_id, 200]);
  return answer.body.data;
}

const quote = async (someone: Person, fields: object = {}) =>
  (await test.post("/api/family/basket/quote", { order_type: "pickup", ...fields }, someone)).body.data;

/** The fields of an order of the basket as it is now. */
async function formOf(someone: Person, fields: object = {}) {
  const form = { order_type: "pickup", payment_method: "cod", ...fields };
  return { ...form, quote_hash: (await quote(someone, form)).quote_hash as string };
}

const place = async (someone: Person, fields: object = {}, key: string = randomUUID()) =>
  test.post(PATH, await formOf(someone, fields), { ...someone, key });

const fill = (someone: Person, amount: number) =>
  test.db.transaction((tx) =>
    creditWallet(tx, test.panel.jobs, someone.id, {
      kind: "gift",
      amount,
      expiresAt: null,
      at: test.panel.clock(),
    }),
  );
const balanceOf = (someone: Person) => spendable(test.db, someone.id, test.panel.clock());
const allow = (owner: Person, member: Person, amount: number | null) =>
  test.post(`/api/family/members/${member.id}/allowance`, { amount }, owner);
const spentBy = async (owner: Person, member: Person) =>
  (await test.get("/api/family", owner)).body.data.members.find((one: { id: string }) => one.id === member.id)
    .spent as number;

describe("ordering the basket", () => {
  it("makes one order of everybody's lines, with who put them in, and leaves the basket empty", async () => {
    const { owner, member, id } = await household();
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
    // An order is its owner's: with the address on it.
    expect((await test.get(`/api/orders/${order!.id}`, member)).status).toBe(404);
    expect((await test.get(`/api/orders/${order!.id}`, owner)).status).toBe(200);
  });

  it("leaves the owner's own cart alone, and the cart's order the basket", async () => {
    const { owner } = await household();
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

  it("happens once per key, and the key is an order's own", async () => {
    const { owner } = await household();
    await add(owner, "spice.tea");
    const key = randomUUID();
    const form = await formOf(owner);
    const all = await Promise.all([1, 2, 3].map(() => test.post(PATH, form, { ...owner, key })));
    const made = all.filter(({ status }) => status === 201);
    expect(all.filter(({ body }) => body.code === "in_progress").length + made.length).toBe(3);
    const again = await test.post(PATH, form, { ...owner, key });
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect(new Set([...made, again].map(({ body }) => body.data.id)).size).toBe(1);
    expect(said(await test.post(PATH, { ...form, note: "x" }, { ...owner, key }))).toEqual([
      422,
      "idempotency_mismatch",
    ]);
    expect(said(await test.post(PATH, form, owner))).toEqual([400, "idempotency_key_required"]);
    await test.post("/api/cart/add", { product_id: "spice.tea" }, owner);
    const ofCart = await test.post("/api/orders", await test.orderForm(owner), { ...owner, key });
    expect(said(ofCart)).toEqual([422, "idempotency_mismatch"]);
    expect(await test.db.select().from(orders).where(eq(orders.userId, owner.id))).toHaveLength(1);
  });

  it("answers a key that is being worked on with in_progress", async () => {
    const { owner } = await household();
    await add(owner, "spice.tea");
    const key = randomUUID();
    const form = await formOf(owner);
    let second: ReturnType<typeof test.post> | undefined;
    test.atStep((step) => {
      if (step === "order: cart locked") second ??= test.post(PATH, form, { ...owner, key });
    });
    try {
      expect((await test.post(PATH, form, { ...owner, key })).status).toBe(201);
      // The embedded database lets the second wait and replays; a server tells it at once.
      expect([201, 409]).toContain((await second!).status);
    } finally {
      test.atStep(() => undefined);
    }
    expect(await test.db.select().from(orders).where(eq(orders.userId, owner.id))).toHaveLength(1);
  });

  it("is the owner's to do", async () => {
    const { owner, member } = await household();
    await add(member, "spice.tea");
    expect(said(await place(member))).toEqual([403, "not_owner"]);
    const form = await formOf(owner);
    const stranger = { ...(await test.person()), key: randomUUID() };
    expect(said(await test.post(PATH, form, stranger))).toEqual([409, "not_member"]);
    await test.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    expect(said(await test.post(PATH, form, { ...owner, key: randomUUID() }))).toEqual([
      403,
      "email_unverified",
    ]);
  });

  it("refuses what a cart's order is refused for, and leaves everything as it was", async () => {
    const { owner, member } = await household();
    const nothing = await quote(owner);
    expect(nothing.problems).toMatchObject([{ code: "basket_empty", message: "The family basket is empty" }]);
    expect(said(await place(owner))).toEqual([422, "basket_empty"]);

    await add(owner, "bakery.bun");
    const delivery = async () => ({ order_type: "delivery", address_id: await test.addressOf(owner) });
    const small = await place(owner, await delivery());
    expect([...said(small), small.body.data]).toEqual([422, "min_order", { missing: 4700 }]);
    await add(member, "bakery.cake");
    const refused = async (fields: object) => said(await place(owner, fields));
    expect(await refused({ order_type: "delivery" })).toEqual([422, "address_required"]);
    expect(await refused({ order_type: "dine_in", table_number: "1" })).toEqual([
      422,
      "order_type_unavailable",
    ]);
    expect(await refused({ payment_method: "wallet" })).toEqual([422, "payment_method_unavailable"]);
    const form = await formOf(owner);
    const others = { ...form, order_type: "delivery", address_id: await test.addressOf(member) };
    expect(said(await test.post(PATH, others, { ...owner, key: randomUUID() }))).toEqual([404, "not_found"]);
    const changed = await test.post(PATH, { ...form, quote_hash: "x" }, { ...owner, key: randomUUID() });
    expect(said(changed)).toEqual([409, "quote_changed"]);
    expect(changed.body.data.quote_hash).toBe(form.quote_hash);

    const bakery = eq(stores.id, "bakery");
    const [before] = await test.db.select().from(stores).where(bakery);
    const whenBakery = async (values: Partial<typeof stores.$inferInsert>) => {
      await test.db.update(stores).set(values).where(bakery);
      try {
        return said(await place(owner, { ...("deliveryZones" in values ? await delivery() : {}) }));
      } finally {
        await test.db
          .update(stores)
          .set(Object.fromEntries(Object.keys(values).map((name) => [name, before![name as "id"]])))
          .where(bakery);
      }
    };
    expect(await whenBakery({ active: false })).toEqual([403, "store_inactive"]);
    expect(await whenBakery({ openingHours: [] })).toEqual([409, "store_closed_today"]);
    expect(await whenBakery({ paymentMethods: [] })).toEqual([422, "no_payment_methods"]);
    expect(await whenBakery({ deliveryZones: [1] })).toEqual([422, "out_of_zone"]);
    expect(await whenBakery({ orderTypes: ["dine_in"] })).toEqual([422, "dine_in_only"]);

    await test.db.update(products).set({ stock: 0 }).where(eq(products.id, "bakery.cake"));
    const short = await test.post(PATH, form, { ...owner, key: randomUUID() });
    await test.db.update(products).set({ stock: 200 }).where(eq(products.id, "bakery.cake"));
    expect(said(short)).toEqual([409, "stock_exceeded"]);
    expect(short.body.data.items).toMatchObject([{ product_id: "bakery.cake", available: 0 }]);
    expect((await test.get("/api/family", owner)).body.data.basket.items).toHaveLength(2);
    expect((await test.post(PATH, form, { ...owner, key: randomUUID() })).status).toBe(201);
  });

  it("takes a slot while there is room", async () => {
    const { owner } = await household();
    const scheduled_at = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 7_200_000).toISOString();
    const spice = eq(stores.id, "spice");
    await test.db.update(stores).set({ slotCapacity: 1 }).where(spice);
    try {
      await add(owner, "spice.tea");
      expect((await place(owner, { scheduled_at })).status).toBe(201);
      await add(owner, "spice.tea");
      const full = await place(owner, { scheduled_at });
      expect([...said(full), full.body.data.next_slots.length > 0]).toEqual([409, "slot_full", true]);
    } finally {
      await test.db.update(stores).set({ slotCapacity: null }).where(spice);
    }
  });

  it("is done once, by two owners' devices or with a basket that somebody changes meanwhile", async () => {
    const { owner, member } = await household();
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

  it("pays by a card at the gateway as a cart's order does", async () => {
    const { owner, member } = await household();
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

describe("the owner's wallet", () => {
  it("pays for members within what their month allows, and the rest is due", async () => {
    const { owner, member } = await household();
    await fill(owner, 10_000);
    await allow(owner, member, 1000);
    await add(owner, "spice.tea"); // 12.75 of the owner's
    await add(member, "spice.scarce", 4); // 20.00, of which the month allows 10.00
    const seen = await quote(owner, { use_wallet: true });
    expect(seen).toMatchObject({ order_total: 3275, wallet_applied: 2275, amount_due: 1000 });
    const byWallet = await place(owner, { use_wallet: true, payment_method: "wallet" });
    expect(said(byWallet)).toEqual([422, "payment_method_unavailable"]);
    const placed = await place(owner, { use_wallet: true });
    expect(placed.body.data).toMatchObject({ wallet_applied: 2275, amount_due: 1000 });
    expect([await balanceOf(owner), await spentBy(owner, member)]).toEqual([7725, 1000]);

    // Nothing is left of the month.
    await add(member, "spice.tea");
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(0);
    await test.db
      .update(familySpendings)
      .set({ month: "2020-01", at: new Date("2020-01-31T12:00:00Z") })
      .where(eq(familySpendings.userId, member.id));
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(1000);
    await allow(owner, member, null);
    const free = await place(owner, { use_wallet: true, payment_method: "wallet" });
    expect(free.body.data).toMatchObject({ wallet_applied: 1275, payment_status: "paid" });
    expect(await spentBy(owner, member)).toBe(1275);
  });

  it("counts what it paid for each, the owner's own first, and nothing of what was paid otherwise", async () => {
    const { owner, members } = await household(2);
    const [one, two] = members as [Person, Person];
    await fill(owner, 2500);
    await add(two, "spice.tea"); // 12.75
    await add(one, "spice.few", 1); // 7.00
    await add(owner, "spice.scarce", 3); // 15.00
    const placed = await place(owner, { use_wallet: true });
    expect(placed.body.data).toMatchObject({ order_total: 3475, wallet_applied: 2500 });
    const rows = await test.db
      .select()
      .from(familySpendings)
      .where(eq(familySpendings.orderId, placed.body.data.id));
    expect(new Map(rows.map(({ userId, amount }) => [userId, amount]))).toEqual(
      new Map([
        [one.id, 700],
        [two.id, 300],
      ]),
    );
    await add(one, "spice.tea");
    await place(owner);
    expect(await spentBy(owner, one)).toBe(700);
  });

  it("gives members back what a canceled order took of their month", async () => {
    const { owner, member } = await household();
    await fill(owner, 5000);
    await allow(owner, member, 2000);
    await add(member, "spice.tea");
    const placed = await place(owner, { use_wallet: true });
    expect(await spentBy(owner, member)).toBe(1275);
    const canceled = await test.post(`/api/orders/${placed.body.data.id}/cancel`, {}, owner);
    expect(canceled.status).toBe(200);
    expect([await balanceOf(owner), await spentBy(owner, member)]).toEqual([5000, 0]);
    await test.post(`/api/orders/${placed.body.data.id}/cancel`, {}, owner);
    expect(await spentBy(owner, member)).toBe(0);
  });

  it("pays no allowance twice for orders at the same moment", async () => {
    const { owner, member } = await household();
    await fill(owner, 10_000);
    await allow(owner, member, 1500);
    await add(member, "spice.tea");
    const form = await formOf(owner, { use_wallet: true });
    await Promise.all([1, 2].map(() => test.post(PATH, form, { ...owner, key: randomUUID() })));
    expect(await spentBy(owner, member)).toBe(1275);
    await add(member, "spice.tea");
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(225);
  });

  it("REQ-SEC-10: stays shut to members, who see neither its balance nor what it pays", async () => {
    const { owner, member } = await household();
    await fill(owner, 10_000);
    await fill(member, 300);
    await add(member, "spice.tea");
    expect(await quote(member, { use_wallet: true })).toMatchObject({
      wallet_applied: 0,
      amount_due: 1275,
    });
    expect((await quote(owner, { use_wallet: true })).wallet_applied).toBe(1275);
    const { basket } = (await test.get("/api/family", member)).body.data;
    expect(basket.quote.wallet_applied).toBe(0);
    expect((await test.get("/api/wallet", member)).body.data.balance).toBe(300);
  });
});
