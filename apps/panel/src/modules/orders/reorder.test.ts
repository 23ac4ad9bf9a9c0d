import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addonGroups, products, stores } from "../../db/schema.js";
import { initialProducts } from "../../testing/fixture-content.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let someone: Person;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
beforeEach(async () => void (someone = await test.person()));
afterEach(async () => {
  for (const { id, price } of initialProducts)
    await test.db.update(products).set({ price, active: true, maxPerOrder: 20 }).where(eq(products.id, id));
  await test.db.update(stores).set({ active: true });
});

const mild = [{ id: "spice.heat.mild" }];
const add = (product_id: string, fields: object = {}) =>
  test.post("/api/cart/add", { product_id, ...fields }, someone);
const again = (id: string, fields: object = {}, who = someone, language: "en" | "ar" = "en") =>
  test.post(`/api/orders/${id}/reorder`, fields, { ...who, language });
/** Orders and leaves the cart empty. */
async function ordered(): Promise<{ id: string }> {
  const form = await test.orderForm(someone);
  return (await test.post("/api/orders", form, { ...someone, key: randomUUID() })).body.data;
}
const lines = (cart: { items: { product_id: string; quantity: number }[] }) =>
  cart.items.map(({ product_id, quantity }) => [product_id, quantity]);

it("adds the same products to the cart, with add-ons and notes", async () => {
  await add("spice.machboos", {
    addons: [...mild, { id: "spice.extra.daqoos", quantity: 2 }],
    note: "hot please",
  });
  await add("spice.tea", { quantity: 2 });
  const order = await ordered();
  const answer = await again(order.id);
  expect(answer.body.message).toBe("Added to your cart");
  expect(answer.body.data.changes).toEqual([]);
  const { cart } = answer.body.data;
  expect(lines(cart)).toEqual([
    ["spice.machboos", 1],
    ["spice.tea", 2],
  ]);
  expect(cart.items[0]).toMatchObject({ note: "hot please", line_total: 3150 });
  // Ordering again merges with the existing line.
  expect(lines((await again(order.id)).body.data.cart)).toEqual([
    ["spice.machboos", 2],
    ["spice.tea", 4],
  ]);
});

it("lists what is removed, dearer or fewer", async () => {
  await add("spice.tea");
  await add("spice.sale", { quantity: 3 });
  await add("spice.capped");
  const order = await ordered();
  await test.db.update(products).set({ price: 1300 }).where(eq(products.id, "spice.tea"));
  await test.db.update(products).set({ maxPerOrder: 2 }).where(eq(products.id, "spice.sale"));
  await test.db.update(products).set({ active: false }).where(eq(products.id, "spice.capped"));
  const { data } = (await again(order.id, {}, someone, "ar")).body;
  expect(lines(data.cart)).toEqual([
    ["spice.tea", 1],
    ["spice.sale", 2],
  ]);
  expect(data.changes).toEqual([
    { product_id: "spice.tea", name: "منتج tea", kind: "price" },
    { product_id: "spice.sale", name: "منتج sale", kind: "limit" },
    { product_id: "spice.capped", name: "منتج capped", kind: "removed" },
  ]);
});

it("leaves out a line whose add-ons can no longer be chosen", async () => {
  await add("spice.machboos", { addons: mild });
  await add("spice.tea");
  const order = await ordered();
  const isHeat = eq(addonGroups.id, "spice.heat");
  await test.db.update(addonGroups).set({ min: 2, max: 2 }).where(isHeat);
  const { data } = (await again(order.id)).body;
  await test.db.update(addonGroups).set({ min: 1, max: 1 }).where(isHeat);
  expect(lines(data.cart)).toEqual([["spice.tea", 1]]);
  expect(data.changes).toEqual([{ product_id: "spice.machboos", name: "Product machboos", kind: "removed" }]);
});

it("is rejected if nothing is available, the store is inactive, or the cart holds another store's products", async () => {
  await add("bakery.bread", { quantity: 2 });
  const order = await ordered();
  await test.db.update(products).set({ active: false }).where(eq(products.id, "bakery.bread"));
  const nothing = await again(order.id, {}, someone, "ar");
  expect([nothing.status, nothing.body.code, nothing.body.message]).toEqual([
    422,
    "nothing_available",
    "لا يتوفر الآن أي منتج من هذا الطلب",
  ]);
  await test.db.update(products).set({ active: true }).where(eq(products.id, "bakery.bread"));
  await test.db.update(stores).set({ active: false }).where(eq(stores.id, "bakery"));
  const off = await again(order.id);
  expect([off.status, off.body.code]).toEqual([410, "store_inactive"]);
  await test.post(`/api/orders/${order.id}/cancel`, {}, someone);
  // Nothing offers it then, neither the order nor the list.
  const offered = async () => [
    (await test.get(`/api/orders/${order.id}`, someone)).body.data.can_reorder,
    (await test.get("/api/orders?scope=past", someone)).body.data.items[0].can_reorder,
  ];
  expect(await offered()).toEqual([false, false]);
  await test.db.update(stores).set({ active: true });
  expect(await offered()).toEqual([true, true]);

  await add("spice.tea");
  const conflict = await again(order.id);
  expect([conflict.status, conflict.body.code, conflict.body.data.current_vendor.id]).toEqual([
    409,
    "vendor_conflict",
    "spice",
  ]);
  const parked = (await again(order.id, { on_conflict: "park" })).body.data.cart;
  expect([parked.vendor.id, parked.parked[0].vendor.id]).toEqual(["bakery", "spice"]);
  await test.post("/api/cart/parked/spice/restore", {}, someone);
  const replaced = (await again(order.id, { on_conflict: "replace" })).body.data.cart;
  expect([replaced.vendor.id, lines(replaced)]).toEqual(["bakery", [["bakery.bread", 2]]]);
});

it("is limited to one's own orders and the maximum amount", async () => {
  await add("spice.tea", { quantity: 2 });
  const order = await ordered();
  const other = await test.person();
  expect((await again(order.id, {}, other)).status).toBe(404);
  await test.db.update(products).set({ price: 60_000_000 }).where(eq(products.id, "spice.tea"));
  const dear = await again(order.id, {}, someone, "ar");
  expect([dear.status, dear.body.code]).toEqual([422, "amount_too_large"]);
  expect(dear.body.message).toBe("يتجاوز هذا المبلغ الحد المسموح للطلب الواحد");
});
