import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addonGroups, products } from "../../db/schema.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let someone: Person;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
afterEach(async () => expect(await brokenInvariants(test.db)).toEqual([]));

const newcomer = async () => (someone = await test.person());
const add = (fields: object, language: "en" | "ar" = "en") =>
  test.post("/api/cart/add", fields, { ...someone, language });
const mild = [{ id: "spice.heat.mild" }];

describe("adding to the cart", () => {
  it("merges lines of equal product, add-ons and note, and prices them by the catalogue", async () => {
    await newcomer();
    const addons = [...mild, { id: "spice.extra.daqoos", quantity: 1 }];
    await add({ product_id: "spice.machboos", addons, quantity: 1 });
    const joined = await add({ product_id: "spice.machboos", addons: addons.toReversed(), quantity: 1 });
    expect(joined.body.message).toBe("Added to your cart");
    expect(joined.body.data.items).toHaveLength(1);
    expect(joined.body.data.items[0]).toMatchObject({ quantity: 2, unit_price: 2550, line_total: 5700 });
    await add({ product_id: "spice.machboos", addons, note: "no onion" });
    const cart = (await add({ product_id: "spice.tea" })).body.data;
    expect(cart.items).toHaveLength(3);
    // Golden row 1 of the money rules, and another line of the same product.
    expect(cart.quote).toMatchObject({
      subtotal: 5700 + 2850 + 1275,
      delivery_fee: 1000,
      order_total: 10_825,
    });
    expect(cart.vendor).toMatchObject({ id: "spice", name: "Store spice", is_open: true });
  });

  it("ignores prices sent with the request", async () => {
    await newcomer();
    const cart = await add({ product_id: "spice.tea", price: 1, unit_price: 1, line_total: 1 });
    expect(cart.body.data.items[0].unit_price).toBe(1275);
    const sale = await add({ product_id: "spice.sale" });
    expect(sale.body.data.items[1].unit_price).toBe(3000);
  });

  it("enforces the rules of add-on groups", async () => {
    await newcomer();
    const missing = await add({ product_id: "spice.machboos" });
    expect([missing.status, missing.body.code, missing.body.message]).toEqual([
      422,
      "addon_rule",
      "Choose 1 to 1 from How hot?",
    ]);
    const arabic = await add({ product_id: "spice.machboos" }, "ar");
    expect(arabic.body.message).toBe("اختر من 1 إلى 1 من كيف تحبها حارّة؟");
    for (const extra of [
      [{ id: "spice.heat.hot" }],
      [{ id: "spice.extra.egg", quantity: 2 }],
      [{ id: "spice.extra.daqoos", quantity: 2 }, { id: "spice.extra.egg" }],
    ]) {
      const answer = await add({ product_id: "spice.machboos", addons: [...mild, ...extra] });
      expect(answer.body.code).toBe("addon_rule");
    }
    const foreign = await add({ product_id: "spice.tea", addons: mild });
    expect(foreign.body.errors).toEqual({ addons: ["This value is not valid"] });
  });

  it("holds products of one store: rejects others unless told to replace", async () => {
    await newcomer();
    await add({ product_id: "spice.tea", quantity: 2 });
    const asked = await add({ product_id: "bakery.bread" }, "ar");
    expect([asked.status, asked.body.code]).toEqual([409, "vendor_conflict"]);
    expect(asked.body.message).toBe("توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟");
    expect(asked.body.data).toMatchObject({
      current_vendor: { id: "spice", name: "متجر spice" },
      items_count: 2,
      items: [{ product_id: "spice.tea", quantity: 2 }],
    });
    const replaced = await add({ product_id: "bakery.bread", on_conflict: "replace" });
    expect(replaced.body.data.items.map((line: { product_id: string }) => line.product_id)).toEqual([
      "bakery.bread",
    ]);
    expect(replaced.body.data.vendor.id).toBe("bakery");
  });

  it("never mixes stores, not even with concurrent requests from two tabs", async () => {
    await newcomer();
    const answers = await Promise.all(
      ["spice.tea", "bakery.bread", "spice.tea", "bakery.bun"].map((product_id) => add({ product_id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toContain(409);
  });

  it("enforces stock and the limit per order across all lines of a product", async () => {
    await newcomer();
    await add({ product_id: "spice.few", quantity: 2 });
    const over = await add({ product_id: "spice.few", quantity: 2, note: "another line" });
    expect([over.status, over.body.code]).toEqual([409, "stock_exceeded"]);
    expect(over.body.message).toBe("No more products available. Stock limit exceeded");
    expect(over.body.data).toEqual({ product_id: "spice.few", available: 3 });
    expect((await add({ product_id: "spice.gone" })).body.data).toEqual({
      product_id: "spice.gone",
      available: 0,
    });
    expect((await add({ product_id: "spice.capped", quantity: 5 })).body.data.available).toBe(4);
  });

  it("rejects a cart above the maximum amount, but allows reducing one that exceeds it", async () => {
    await newcomer();
    const tea = eq(products.id, "spice.tea");
    const [before] = await test.db.select().from(products).where(tea);
    const price = (dirhams: number) => test.db.update(products).set({ price: dirhams }).where(tea);
    try {
      await price(40_000_000);
      const { items, version } = (await add({ product_id: "spice.tea", quantity: 2 })).body.data;
      const third = await add({ product_id: "spice.tea" });
      expect([third.status, third.body.code]).toEqual([422, "amount_too_large"]);
      const set = (quantity: number, seen: number) =>
        test.post("/api/cart/update", { item_id: items[0].id, quantity, version: seen }, someone);
      expect((await set(3, version)).body.code).toBe("amount_too_large");
      await price(99_999_999);
      const dear = (await test.get("/api/cart", someone)).body.data;
      expect(dear.quote.problems.map(({ code }: { code: string }) => code)).toContain("amount_too_large");
      expect((await set(1, dear.version)).body.data.quote.subtotal).toBe(99_999_999);
    } finally {
      await price(before!.price);
    }
  });

  it("rejects dine-in-only and unknown products", async () => {
    await newcomer();
    const feast = await add({ product_id: "majlis.feast" });
    expect([feast.status, feast.body.message]).toEqual([422, "Can't buy from this store, just dine in"]);
    expect((await add({ product_id: "spice.nothing" })).status).toBe(404);
  });

  it("accepts whole quantities from 1", async () => {
    await newcomer();
    for (const quantity of ["0", "-1", "1.5", "1e9", "2e1", "NaN", "9007199254740992", "", "٣"]) {
      const answer = await add({ product_id: "spice.tea", quantity });
      expect([quantity, answer.status]).toEqual([quantity, 422]);
      expect(answer.body.errors.quantity).toHaveLength(1);
    }
    expect((await add({ product_id: "spice.tea", note: "x".repeat(201) })).body.errors).toEqual({
      note: ["This text is too long"],
    });
  });
});

describe("changing the cart", () => {
  it("sets, removes and clears lines; an empty cart has no store", async () => {
    await newcomer();
    await add({ product_id: "spice.tea" });
    const cart = (await add({ product_id: "spice.scarce" })).body.data;
    const [tea, scarce] = cart.items;
    const set = await test.post(
      "/api/cart/update",
      { item_id: tea.id, quantity: 3, version: cart.version },
      someone,
    );
    expect(set.body.message).toBe("Product quantity updated successfully");
    expect(set.body.data.items[0].quantity).toBe(3);
    expect(set.body.data.version).toBeGreaterThan(cart.version);
    const stale = await test.post(
      "/api/cart/update",
      { item_id: tea.id, quantity: 1, version: cart.version },
      someone,
    );
    expect([stale.status, stale.body.code]).toEqual([409, "stale_cart"]);
    expect(stale.body.data.items[0].quantity).toBe(3);
    const blind = await test.post("/api/cart/update", { item_id: tea.id, quantity: 1 }, someone);
    expect([blind.status, Object.keys(blind.body.errors)]).toEqual([422, ["version"]]);
    const { version } = set.body.data;
    const over = await test.post("/api/cart/update", { item_id: scarce.id, quantity: 11, version }, someone);
    expect(over.body.data).toEqual({ product_id: "spice.scarce", available: 10 });
    const zero = await test.post("/api/cart/update", { item_id: tea.id, quantity: 0, version }, someone);
    expect(zero.body.data.items).toHaveLength(1);
    const removed = await test.post("/api/cart/remove", { item_id: scarce.id }, someone);
    expect(removed.body).toMatchObject({
      message: "Deleted",
      data: { items: [], vendor: null, quote: null },
    });
    expect((await test.post("/api/cart/remove", { item_id: scarce.id }, someone)).status).toBe(404);
    await add({ product_id: "bakery.bread" });
    const cleared = await test.post("/api/cart/clear", {}, someone);
    expect(cleared.body.data.vendor).toBeNull();
  });

  it("keeps all of twenty concurrent additions", async () => {
    await newcomer();
    await Promise.all(Array.from({ length: 20 }, () => add({ product_id: "spice.tea" })));
    const cart = (await test.get("/api/cart", someone)).body.data;
    expect(cart.items).toHaveLength(1);
    expect(cart.items[0].quantity).toBe(20);
  });

  it("does not touch another customer's lines", async () => {
    await newcomer();
    const mine = (await add({ product_id: "spice.tea" })).body.data.items[0];
    const other = await test.person();
    for (const path of ["/api/cart/update", "/api/cart/remove"]) {
      const { version } = (await test.get("/api/cart", other)).body.data;
      expect((await test.post(path, { item_id: mine.id, quantity: 1, version }, other)).status).toBe(404);
    }
  });
});

describe("the quote of a cart", () => {
  it("reports what is missing as problems instead of an error", async () => {
    await newcomer();
    await add({ product_id: "bakery.bread", quantity: 2 });
    const quote = await test.post("/api/cart/quote", { order_type: "delivery" }, someone);
    expect(quote.status).toBe(200);
    expect(quote.body.message).toBe("");
    expect(quote.body.data).toMatchObject({ min_order_missing: 4000, free_delivery_missing: 14_000 });
    expect(quote.body.data.problems.map((problem: { code: string }) => problem.code)).toEqual([
      "min_order",
      "address_required",
    ]);
    expect(quote.body.data.problems[0].message).toBe("Add QAR 40.00 more to reach the minimum order");
    const arabic = await test.post(
      "/api/cart/quote",
      { order_type: "delivery" },
      { ...someone, language: "ar" },
    );
    expect(arabic.body.data.problems[0].message).toBe("أضف 40.00 ر.ق للوصول إلى الحد الأدنى للطلب");
  });

  it("has the same hash in both languages, and another one after a price change", async () => {
    await newcomer();
    await add({ product_id: "spice.sale" });
    const hash = async (language: "en" | "ar") =>
      (await test.post("/api/cart/quote", { order_type: "pickup" }, { ...someone, language })).body.data
        .quote_hash;
    const before = await hash("en");
    expect(await hash("ar")).toBe(before);
    await test.db.update(products).set({ salePrice: 3100 }).where(eq(products.id, "spice.sale"));
    expect(await hash("en")).not.toBe(before);
    await test.db.update(products).set({ salePrice: 3000 }).where(eq(products.id, "spice.sale"));
    expect(await hash("en")).toBe(before);
  });
});

it("prevents ordering a line whose add-on sold out until the line is removed", async () => {
  await newcomer();
  await add({ product_id: "spice.machboos", addons: [...mild, { id: "spice.extra.egg" }] });
  const isExtra = eq(addonGroups.id, "spice.extra");
  const [group] = await test.db.select().from(addonGroups).where(isExtra);
  await test.db
    .update(addonGroups)
    .set({ options: group!.options.map((option) => ({ ...option, in_stock: false })) })
    .where(isExtra);
  try {
    const cart = (await test.get("/api/cart", someone)).body.data;
    const [line] = cart.items;
    expect(cart.quote.problems).toEqual([
      { code: "stock_exceeded", message: expect.any(String), item_id: line.id },
    ]);
    const place = async () =>
      test.post("/api/orders", await test.orderForm(someone), { ...someone, key: randomUUID() });
    const refused = await place();
    expect([refused.status, refused.body.code]).toEqual([409, "stock_exceeded"]);
    expect(refused.body.data.items).toEqual([
      { item_id: line.id, product_id: "spice.machboos", name: line.name, available: 0 },
    ]);
    await add({ product_id: "spice.machboos", addons: mild });
    await test.post("/api/cart/remove", { item_id: line.id }, someone);
    expect((await place()).status).toBe(201);
  } finally {
    await test.db.update(addonGroups).set({ options: group!.options }).where(isExtra);
  }
});

it("requires guests to sign in", async () => {
  for (const path of ["/api/cart/add", "/api/cart/update", "/api/cart/clear", "/api/cart/quote"]) {
    const answer = await test.post(path, {});
    expect([answer.status, answer.body.message]).toEqual([401, "Please Login First"]);
  }
});
