import { table } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { servedCalls } from "../../app.js";
import {
  appSettings,
  auditLog,
  coupons,
  products,
  riders,
  stockAdjustments,
  users,
} from "../../db/schema.js";
import { type Answer, createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let customer: Person;
let staff: Person;
let stranger: Person;
let admin: Person;
let boss: Person;
beforeAll(async () => {
  test = await createTestPanel();
  customer = await test.person();
  staff = await test.person({ storeId: "spice" });
  stranger = await test.person({ storeId: "bakery" });
  admin = await test.person({ role: "admin" });
  boss = await test.person({ role: "admin" });
  await test.db.update(users).set({ role: "super_admin" }).where(eq(users.id, boss.id));
});
afterAll(() => test.close());
beforeEach(() => test.forgetOrders());
afterEach(async () => {
  await test.db.delete(appSettings);
  await test.db.delete(auditLog);
});

async function rider(): Promise<Person & { riderId: string }> {
  const person = await test.person();
  const riderId = randomUUID();
  await test.db.insert(riders).values({
    id: riderId,
    userId: person.id,
    name: "Suresh",
    phone: "+97433104821",
    isAvailable: true,
    createdAt: test.panel.clock(),
  });
  return { ...person, riderId };
}
const move = (who: Person, id: string, to: string, version: number, reason?: string) =>
  test.post(`/api/panel/orders/${id}/transition`, { to, version, reason }, who);
const assign = (who: Person, id: string, rider_id: string, language: "en" | "ar" = "en") =>
  test.post(`/api/panel/orders/${id}/rider`, { rider_id }, { ...who, language });
const idsOf = (answer: Answer) => answer.body.data.items.map(({ id }: { id: string }) => id) as string[];
const actions = async () =>
  (await test.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, before, after }) => ({
    action,
    before,
    after,
  }));

describe("who may", () => {
  /** Who gets through to each call's handler; guests are always asked to sign in. */
  const LEVELS = {
    staff: ["staff", "rider", "admin", "super_admin"],
    admin: ["admin", "super_admin"],
    super_admin: ["super_admin"],
  } as const;
  const calls = Object.entries(table).filter(([, call]) => call.path.startsWith("/api/panel/"));

  it.for(calls)("REQ-SEC-12: call %s, and nobody else", async ([name, call], { skip }) => {
    if (!servedCalls(test.app).has(name)) skip("not served");
    const people = { user: customer, staff, rider: await rider(), admin, super_admin: boss };
    const path = call.path.replace(/\{\w+\}/, "none");
    const send = (who?: Person) =>
      test.send(call.method, path, call.method === "GET" ? null : new FormData(), who ?? {});
    expect((await send()).status).toBe(401);
    for (const [role, who] of Object.entries(people)) {
      const allowed = (LEVELS[call.access as keyof typeof LEVELS] as readonly string[]).includes(role);
      const { status, body } = await send(who);
      // The caller of this one has to be a rider.
      const isRidersOwn = call.path.endsWith("/riders/position");
      if (allowed && !isRidersOwn) expect([role, status]).not.toEqual([role, 403]);
      if (!allowed) expect([role, status, body.code]).toEqual([role, 403, "forbidden"]);
    }
  });

  it("REQ-SEC-12: is no admin by asking to be", async () => {
    const form = { role: "admin", store_id: "spice", first_name: "A", last_name: "B" };
    await test.post("/api/user_info", form, customer);
    expect((await test.get("/api/panel/coupons", customer)).status).toBe(403);
  });
});

describe("orders", () => {
  it("are listed and opened by their store, their rider and admins", async () => {
    const [first, second] = [
      await test.order(customer, [["spice.tea", 1]], "delivery"),
      await test.order(customer, [["spice.tea", 1]]),
    ];
    const elsewhere = await test.order(customer, [["bakery.cake", 1]]);
    expect(idsOf(await test.get("/api/panel/orders", staff))).toEqual([first.id, second.id]);
    expect(idsOf(await test.get("/api/panel/orders", stranger))).toEqual([elsewhere.id]);
    expect(idsOf(await test.get("/api/panel/orders?vendor_id=bakery", staff))).toEqual([]);
    expect(idsOf(await test.get("/api/panel/orders", admin))).toEqual([first.id, second.id, elsewhere.id]);

    await move(staff, second.id, "accepted", 1);
    await move(staff, second.id, "delivered", 2);
    const pages: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Answer = await test.get(
        `/api/panel/orders?per_page=1${cursor && `&cursor=${cursor}`}`,
        admin,
      );
      pages.push(...idsOf(page));
      cursor = page.body.data.next_cursor;
    }
    expect(pages).toEqual([first.id, elsewhere.id, second.id]);
    expect(idsOf(await test.get("/api/panel/orders?status=delivered", staff))).toEqual([second.id]);
    expect((await test.get("/api/panel/orders?cursor=x", staff)).status).toBe(422);

    const detail = await test.get(`/api/panel/orders/${first.id}`, { ...staff, language: "ar" });
    expect(detail.body.data).toMatchObject({
      id: first.id,
      customer: { name: "Aisha Saad", phone: "+97455123456" },
      rider: null,
      items: [{ name: "منتج tea" }],
    });
    expect((await test.get(`/api/panel/orders/${first.id}`, stranger)).status).toBe(404);
    expect((await test.get("/api/panel/orders/none", admin)).status).toBe(404);
  });

  it("are moved with a reason and a version, once", async () => {
    const order = await test.order(customer, [["spice.tea", 1]]);
    const silent = await move(staff, order.id, "canceled", 1);
    expect([silent.status, silent.body.code, silent.body.data]).toEqual([
      409,
      "invalid_transition",
      { order_status: "pending", version: 1, why: "reason_missing" },
    ]);
    const stale = await test.post(
      `/api/panel/orders/${order.id}/transition`,
      { to: "accepted", version: 7 },
      { ...staff, language: "ar" },
    );
    expect([stale.status, stale.body.code, stale.body.message]).toEqual([
      409,
      "stale_version",
      "تغيّرت حالة الطلب وتم تحديثها",
    ]);
    expect(
      (await test.post(`/api/panel/orders/${order.id}/transition`, { to: "accepted" }, staff)).status,
    ).toBe(422);
    expect((await move(staff, order.id, "canceled", 1, "no gas")).body.data.order_status).toBe("canceled");
    expect((await move(stranger, order.id, "canceled", 1, "no gas")).status).toBe(404);
  });

  it("are ridden by one rider, who reports from the road to whoever tracks the order", async () => {
    const [one, other] = [await rider(), await rider()];
    const order = await test.order(customer, [["spice.tea", 1]], "delivery");
    const early = await assign(staff, order.id, one.riderId);
    expect([early.status, early.body.code]).toEqual([409, "invalid_transition"]);
    await move(staff, order.id, "accepted", 1);
    expect((await assign(stranger, order.id, one.riderId)).status).toBe(404);
    expect((await assign(staff, order.id, "nobody")).status).toBe(404);
    expect((await test.get(`/api/panel/orders/${order.id}`, one)).status).toBe(404);
    const assigned = await assign(staff, order.id, one.riderId);
    expect(assigned.body.data).toMatchObject({ rider: { id: one.riderId, name: "Suresh" }, version: 3 });
    // The same again changes nothing.
    expect((await assign(staff, order.id, one.riderId)).body.data.version).toBe(3);

    const second = await test.order(await test.person(), [["spice.tea", 1]], "delivery");
    await move(admin, second.id, "accepted", 1);
    const busy = await assign(admin, second.id, one.riderId, "ar");
    expect([busy.status, busy.body.code, busy.body.message]).toEqual([
      409,
      "rider_busy",
      "هذا المندوب مشغول بطلب آخر",
    ]);
    expect((await assign(one, order.id, other.riderId)).status).toBe(404);

    expect(idsOf(await test.get("/api/panel/orders", one))).toEqual([order.id]);
    expect((await move(one, order.id, "delivering", 3)).body.data.order_status).toBe("delivering");
    const response = await test.app.request(`/api/orders/${order.id}/events`, {
      headers: { Authorization: `Bearer ${customer.token}` },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    const reported = await test.post(
      "/api/panel/riders/position",
      { location: { lat: 25.3, lng: 51.5 } },
      one,
    );
    expect([reported.status, reported.body.message]).toEqual([200, ""]);
    expect((await reader.read()).value).toMatch(/^event: rider[^]*"location":\{"lat":25.3,"lng":51.5\}/);
    await reader.cancel();
    // Somebody who is no rider has no place.
    const nobody = await test.post("/api/panel/riders/position", { location: { lat: 25, lng: 51 } }, staff);
    expect([nobody.status, nobody.body.code]).toEqual([403, "forbidden"]);

    // Given to another, it is none of the first one's business any more.
    expect((await assign(admin, order.id, other.riderId)).body.data.version).toBe(5);
    expect((await move(one, order.id, "delivered", 5)).status).toBe(404);
    await test.post("/api/panel/riders/position", { location: { lat: 1, lng: 1 } }, one);
    const track = (await test.get(`/api/orders/${order.id}/track`, customer)).body.data;
    expect(track.rider.location).not.toEqual({ lat: 1, lng: 1 });
    expect((await move(other, order.id, "canceled", 5, "rain")).body.code).toBe("invalid_transition");
    const done = await move(other, order.id, "delivered", 5);
    expect(done.body.data).toMatchObject({ order_status: "delivered", payment_status: "paid" });
    expect((await move(other, order.id, "delivered", 5)).status).toBe(200);
    expect((await assign(admin, second.id, other.riderId)).status).toBe(200);
  });

  it("cannot be given to two riders, nor two orders to one, at once", async () => {
    const [one, other] = [await rider(), await rider()];
    const placed = await Promise.all(
      [1, 2].map(async () => test.order(await test.person(), [["spice.tea", 1]], "delivery")),
    );
    for (const { id } of placed) await move(admin, id, "accepted", 1);
    const answers = await Promise.all(placed.map(({ id }) => assign(admin, id, one.riderId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { id } = placed[answers.findIndex(({ status }) => status === 409)]!;
    const [tea, coffee] = await Promise.all([
      assign(admin, id, other.riderId),
      assign(staff, id, other.riderId),
    ]);
    expect([tea.status, coffee.status]).toEqual([200, 200]);
    const pickup = await test.order(customer, [["spice.tea", 1]]);
    await move(admin, pickup.id, "accepted", 1);
    expect((await assign(admin, pickup.id, one.riderId)).body.code).toBe("invalid_transition");
  });
});

it("lists riders to those who send them, and to a rider themselves alone", async () => {
  const one = await rider();
  const listed = (await test.get("/api/panel/riders?per_page=50", staff)).body.data.items;
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.find(({ id }: { id: string }) => id === one.riderId)).toEqual({
    id: one.riderId,
    name: "Suresh",
    phone: "+97433104821",
    is_available: true,
    location: null,
    order_id: null,
  });
  await test.post(
    "/api/panel/riders/position",
    { location: { lat: 25.28, lng: 51.53 }, is_available: false },
    one,
  );
  expect((await test.get("/api/panel/riders", one)).body.data.items).toEqual([
    expect.objectContaining({ id: one.riderId, is_available: false, location: { lat: 25.28, lng: 51.53 } }),
  ]);
  const first = await test.get("/api/panel/riders?per_page=1", admin);
  const next = await test.get(`/api/panel/riders?per_page=1&cursor=${first.body.data.next_cursor}`, admin);
  expect(idsOf(next)).not.toEqual(idsOf(first));
});

describe("products", () => {
  const update = (who: Person, id: string, fields: object, language: "en" | "ar" = "en") =>
    test.post(`/api/panel/products/${id}/update`, fields, { ...who, language });

  it("are listed for one's own stores, found by either name", async () => {
    const mine = await test.get("/api/panel/products?per_page=50", staff);
    expect(mine.body.data.items).toHaveLength(7);
    expect(idsOf(await test.get("/api/panel/products?vendor_id=bakery", staff))).toEqual([]);
    expect(idsOf(await test.get("/api/panel/products?q=TEA", staff))).toEqual(["spice.tea"]);
    expect(idsOf(await test.get(`/api/panel/products?q=${encodeURIComponent("منتج bread")}`, admin))).toEqual(
      ["bakery.bread"],
    );
    expect(idsOf(await test.get("/api/panel/products?q=%25", admin))).toEqual([]);
    const page = await test.get("/api/panel/products?per_page=3", staff);
    const rest = await test.get(`/api/panel/products?cursor=${page.body.data.next_cursor}`, staff);
    expect([...idsOf(page), ...idsOf(rest)]).toHaveLength(7);
  });

  it("change in what is named; stock is kept as what came or went, and everything is written down", async () => {
    const changed = await update(staff, "spice.tea", { stock: 150 });
    expect(changed.body).toMatchObject({
      message: "Updated successfully",
      data: { id: "spice.tea", stock: 150, price: 1275, active: true, max_per_order: 20 },
    });
    const [adjustment] = await test.db.select().from(stockAdjustments);
    expect(adjustment).toMatchObject({ delta: -50, stockAfter: 150, actorId: staff.id });
    await update(staff, "spice.tea", { price: 1300, sale_price: 1200 });
    const shown = (await test.get("/api/products/spice.tea")).body.data;
    expect(shown).toMatchObject({ price: 1300, sale_price: 1200, on_sale: true });
    await update(staff, "spice.tea", { sale_price: "" });
    expect((await test.get("/api/products/spice.tea")).body.data.on_sale).toBe(false);
    expect((await update(admin, "spice.tea", { active: false })).body.data.active).toBe(false);
    expect((await test.get("/api/products/spice.tea")).status).toBe(404);
    await update(admin, "spice.tea", { active: true });
    await update(admin, "spice.tea", {});
    expect(await actions()).toEqual([
      { action: "product.update", before: { stock: 200 }, after: { stock: 150 } },
      {
        action: "product.update",
        before: { price: 1275, salePrice: null },
        after: { price: 1300, salePrice: 1200 },
      },
      { action: "product.update", before: { salePrice: 1200 }, after: { salePrice: null } },
      { action: "product.update", before: { active: true }, after: { active: false } },
      { action: "product.update", before: { active: false }, after: { active: true } },
    ]);
  });

  it("refuse what cannot be, and who has no business there", async () => {
    for (const fields of [{ sale_price: 1275 }, { price: 900, sale_price: 900 }]) {
      const refused = await update(staff, "spice.tea", fields, "ar");
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { sale_price: ["يجب أن يكون سعر العرض أقل من السعر"] },
      ]);
    }
    expect((await update(staff, "spice.sale", { price: 3000 })).body.errors).toHaveProperty("sale_price");
    for (const stock of ["-1", "1.5", "1e9", "x"]) {
      expect((await update(staff, "spice.tea", { stock })).body.errors).toHaveProperty("stock");
    }
    expect((await update(stranger, "spice.tea", { stock: 1 })).status).toBe(404);
    expect((await update(admin, "spice.none", { stock: 1 })).status).toBe(404);
    expect((await test.db.select().from(products).where(eq(products.id, "spice.tea")))[0]!.stock).toBe(200);
  });

  it("lose nothing of stock while orders are placed at the same moment", async () => {
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = await test.person();
        await test.post("/api/cart/add", { product_id: "spice.scarce" }, buyer);
        return { buyer, form: await test.orderForm(buyer) };
      }),
    );
    const answers = await Promise.all([
      update(staff, "spice.scarce", { stock: 4 }),
      ...buyers.map(({ buyer, form }) => test.post("/api/orders", form, { ...buyer, key: randomUUID() })),
    ]);
    // What must always hold is looked at after the test: beginning + what came - what was ordered.
    expect(answers[0]!.status).toBe(200);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

describe("coupons", () => {
  const fields = {
    code: " eid25 ",
    title: { en: "Eid", ar: "العيد" },
    kind: "percent",
    value: 2500,
    order_types: ["delivery"],
  };
  const create = (changed: object = {}, language: "en" | "ar" = "en") =>
    test.post("/api/panel/coupons", { ...fields, ...changed }, { ...admin, language });
  const change = (id: string, changed: object) =>
    test.post(`/api/panel/coupons/${id}/update`, changed, admin);

  it("are made with what was left out set to its default", async () => {
    const made = await create({}, "ar");
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      code: "EID25",
      title: "العيد",
      min_spending: 0,
      max_savings: null,
      vendor: null,
      active: true,
      excludes_sale_items: false,
      uses_limit: null,
      uses_per_customer: null,
      uses_count: 0,
      state: "usable",
    });
    const taken = await create({ code: "EID25" }, "ar");
    expect([taken.status, taken.body.code, taken.body.message]).toEqual([
      409,
      "coupon_code_taken",
      "هذا الرمز مستخدم لقسيمة أخرى",
    ]);
    expect((await create({ code: "NOSTORE", vendor_id: "nowhere" })).body.errors).toHaveProperty("vendor_id");
    expect((await create({ code: "MUCH", value: 10_001 })).body.errors).toHaveProperty("value");
    expect((await actions()).map(({ action }) => action)).toEqual(["coupon.create"]);
  });

  it("change in what is named and nothing else", async () => {
    const { id } = (
      await create({
        min_spending: 3000,
        max_savings: 1000,
        uses_limit: 5,
        uses_per_customer: 1,
        excludes_sale_items: true,
        vendor_id: "spice",
        valid_until: "2099-01-01",
      })
    ).body.data;
    const [before] = await test.db.select().from(coupons).where(eq(coupons.id, id));
    await change(id, { active: false });
    const [after] = await test.db.select().from(coupons).where(eq(coupons.id, id));
    expect(after).toEqual({ ...before, active: false });
    expect((await change(id, { max_savings: "", vendor_id: "" })).body.data).toMatchObject({
      max_savings: null,
      vendor: null,
      min_spending: 3000,
    });
    expect((await change(id, { kind: "free_delivery" })).body.errors).toHaveProperty("value");
    expect((await change(id, { kind: "free_delivery", value: 0 })).status).toBe(200);
    await create({ code: "OTHER" });
    expect((await change(id, { code: "other" })).body.code).toBe("coupon_code_taken");
    expect((await change(id, { code: "eid25" })).status).toBe(200);
    expect((await change("none", { active: true })).status).toBe(404);
    await test.db.update(coupons).set({ usesCount: 0 }).where(eq(coupons.id, id));
    const listed = (await test.get("/api/panel/coupons", admin)).body.data.items;
    expect(listed.map(({ code }: { code: string }) => code).toSorted()).toEqual(["EID25", "OTHER"]);
  });

  it("cannot have fewer uses than they had", async () => {
    const { id } = (await create({ order_types: ["pickup"], uses_limit: 5 })).body.data;
    for (let i = 0; i < 2; i++) {
      await test.post("/api/cart/add", { product_id: "spice.tea" }, customer);
      await test.post("/api/coupons/apply", { code: "EID25" }, customer);
      await test.post("/api/orders", await test.orderForm(customer), { ...customer, key: randomUUID() });
    }
    expect((await change(id, { uses_limit: 1 })).body.errors).toHaveProperty("uses_limit");
    expect((await change(id, { uses_limit: 2 })).body.data).toMatchObject({ uses_count: 2, state: "used" });
  });
});

describe("settings", () => {
  const change = (fields: object, language: "en" | "ar" = "en") =>
    test.post("/api/panel/settings", fields, { ...boss, language });

  it("change in what is named, for every storefront at once", async () => {
    const before = (await test.get("/api/app-settings")).body.data;
    const changed = await change(
      { name: "Sadaf", support: { phone: "+97444112233" }, cash_rounding: 25 },
      "ar",
    );
    expect(changed.body.message).toBe("تم التحديث بنجاح");
    const now = (await test.get("/api/app-settings")).body.data;
    expect(now).toEqual({
      ...before,
      name: "Sadaf",
      cash_rounding: 25,
      support: { ...before.support, phone: "+97444112233" },
    });
    await change({ primary_color: "#9B1B4B" });
    expect((await test.get("/api/app-settings")).body.data).toMatchObject({
      name: "Sadaf",
      primary_color: "#9B1B4B",
    });
    expect(await actions()).toHaveLength(2);
    for (const bad of [
      { cash_rounding: 101 },
      { primary_color: "red" },
      { order_types: ["delivery", "delivery"] },
    ]) {
      expect((await change(bad)).status).toBe(422);
    }
  });
});
