import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { coupons } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let someone: Person;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
beforeEach(async () => void (someone = await test.person()));

const add = (product_id: string, fields: object = {}) =>
  test.post("/api/cart/add", { product_id, ...fields }, someone);
const restore = (vendor: string) => test.post(`/api/cart/parked/${vendor}/restore`, {}, someone);
const held = (cart: { items: { product_id: string; quantity: number }[] }) =>
  Object.fromEntries(cart.items.map(({ product_id, quantity }) => [product_id, quantity]));
const parked = (cart: { parked: { vendor: { id: string }; items_count: number }[] }) =>
  Object.fromEntries(cart.parked.map(({ vendor, items_count }) => [vendor.id, items_count]));

describe("a parked cart", () => {
  it("REQ-REL-14: keeps one store's products while another store's are ordered, and is restored unchanged", async () => {
    await add("spice.tea", { quantity: 2, note: "no sugar" });
    await add("spice.scarce");
    const before = (await test.get("/api/cart", someone)).body.data;
    const other = (await add("bakery.bread", { on_conflict: "park" })).body.data;
    expect([held(other), parked(other)]).toEqual([{ "bakery.bread": 1 }, { spice: 3 }]);
    expect(other.id).toBe(before.id);
    expect(other.version).toBeGreaterThan(before.version);

    const back = await restore("spice");
    expect(back.body.message).toBe("Your earlier cart is back");
    expect([held(back.body.data), parked(back.body.data)]).toEqual([
      { "spice.tea": 2, "spice.scarce": 1 },
      { bakery: 1 },
    ]);
    expect(back.body.data.items[0].note).toBe("no sugar");
    expect(back.body.data.vendor.id).toBe("spice");
    expect(back.body.data.version).toBeGreaterThan(other.version);
  });

  it("is merged with a cart parked earlier for the same store, and keeps its coupon", async () => {
    const code = `P${randomUUID().slice(0, 8).toUpperCase()}`;
    await test.db.insert(coupons).values({
      id: randomUUID(),
      code,
      title: { en: "Ten", ar: "عشرة" },
      kind: "percent",
      value: 1000,
      orderTypes: ["delivery", "pickup"],
      createdAt: test.panel.clock(),
    });
    await add("spice.tea");
    await test.post("/api/coupons/apply", { code }, someone);
    expect((await add("bakery.bread", { on_conflict: "park" })).body.data.coupon).toBeNull();
    await add("spice.tea", { on_conflict: "replace" });
    await add("spice.sale");
    const again = (await add("bakery.bun", { on_conflict: "park" })).body.data;
    expect(parked(again)).toEqual({ spice: 3 });
    const back = (await restore("spice")).body.data;
    expect(held(back)).toEqual({ "spice.tea": 2, "spice.sale": 1 });
    expect(back.coupon.code).toBe(code);
  });

  it("belongs to its customer and is restored once", async () => {
    await add("spice.tea");
    await add("bakery.bread", { on_conflict: "park" });
    const other = await test.person();
    const theirs = await test.post("/api/cart/parked/spice/restore", {}, other);
    expect([theirs.status, theirs.body.code]).toEqual([404, "not_found"]);
    const answers = await Promise.all([restore("spice"), restore("spice"), restore("spice")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    const cart = (await test.get("/api/cart", someone)).body.data;
    expect([held(cart), parked(cart)]).toEqual([{ "spice.tea": 1 }, { bakery: 1 }]);
  });

  it("REQ-REL-14: never mixes stores with concurrent requests from two tabs", async () => {
    await add("spice.tea");
    for (let round = 0; round < 3; round++) {
      await Promise.all([
        add("bakery.bread", { on_conflict: "park" }),
        add("spice.tea", { on_conflict: "park" }),
        add("bakery.bun", { on_conflict: "replace" }),
        restore("spice"),
        restore("bakery"),
      ]);
      const cart = (await test.get("/api/cart", someone)).body.data;
      const stores = new Set(cart.items.map((line: { product_id: string }) => line.product_id.split(".")[0]));
      expect([...stores]).toEqual([cart.vendor.id]);
    }
  });
});
