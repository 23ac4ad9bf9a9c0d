import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products, stores } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const ids = (items: readonly { id: string }[]) => items.map((item) => item.id);

describe("home", () => {
  it("has rails of open stores, categories, collections and popular products, in both languages", async () => {
    const english = (await test.get("/api/home")).body.data.rails;
    const arabic = (await test.get("/api/home", { language: "ar" })).body.data.rails;
    const rail = (rails: typeof english, id: string) => rails.find((one: { id: string }) => one.id === id);
    expect(ids(rail(english, "open-near-you").items)).toEqual(expect.arrayContaining(["spice", "bakery"]));
    expect(ids(rail(english, "open-near-you").items)).not.toContain("majlis");
    expect(ids(rail(english, "popular").items)).toEqual(["spice.sale"]);
    expect(rail(english, "open-near-you").title).toBe("Open near you");
    expect(rail(arabic, "open-near-you").title).toBe("مفتوح بالقرب منك");
    expect(rail(arabic, "open-near-you").items[0].name).toBe("متجر spice");
    expect(rail(arabic, "categories").items[0]).toMatchObject({ name: "قطري", stores_count: 2 });
    expect(ids(rail(english, "collections").items)).toEqual(["lunch"]);
  });

  it("leaves rails without items out, such as the banners here", async () => {
    const { rails } = (await test.get("/api/home")).body.data;
    expect(rails.every((rail: { items: unknown[] }) => rail.items.length > 0)).toBe(true);
    expect(ids(rails)).not.toContain("banners");
  });
});

describe("stores", () => {
  it("are listed by category and order type, page by page", async () => {
    const list = async (query: string) => (await test.get(`/api/vendors?${query}`)).body.data;
    expect(ids((await list("category_id=bakery")).items)).toEqual(["bakery"]);
    expect(ids((await list("order_type=dine_in")).items)).toEqual(["majlis"]);
    expect((await list("category_id=nothing")).items).toEqual([]);
    const first = await list("per_page=3");
    const second = await list(`per_page=3&cursor=${first.next_cursor}`);
    expect(new Set(ids([...first.items, ...second.items])).size).toBe(4);
    expect(second.next_cursor).toBeNull();
    expect((await test.get("/api/vendors?per_page=51")).status).toBe(422);
    expect((await test.get("/api/vendors?cursor=zzz")).status).toBe(422);
  });

  it("are narrowed by name, cuisine and zone, and put in order", async () => {
    const list = async (query: string) => ids((await test.get(`/api/vendors?${query}`)).body.data.items);
    expect(await list("q=BAKERY")).toEqual(["bakery"]);
    expect(await list("q=nothing+like+it")).toEqual([]);
    expect(await list("cuisine=qatari")).toEqual(expect.arrayContaining(["spice", "majlis"]));
    await test.db
      .update(stores)
      .set({ ratingTenths: 50, deliveryZones: [7] })
      .where(eq(stores.id, "bakery"));
    expect((await list("sort=rating&open_now=1"))[0]).toBe("bakery");
    expect(await list("zone=7")).toContain("bakery");
    expect(await list("zone=8")).not.toContain("bakery");
    await test.db
      .update(stores)
      .set({ ratingTenths: 45, deliveryZones: null })
      .where(eq(stores.id, "bakery"));
    const named = (await test.get("/api/categories?q=qatari")).body.data.items;
    expect(ids(named)).toEqual(["qatari"]);
  });

  it("show their menu by category, and offers", async () => {
    const store = (await test.get("/api/stores/spice")).body.data;
    expect(store).toMatchObject({
      legal_name: "spice W.L.L.",
      rating: 4.5,
      is_open: true,
      closes_at: null,
      payment_methods: ["cod"],
      offer: { kind: "percent", percent: 25 },
      location: { zone_number: 1 },
      categories: [
        { id: "spice.main", name: "Main", products_count: 3 },
        { id: "spice.more", products_count: 4 },
      ],
    });
    const part = (await test.get("/api/stores/spice/categories/spice.more?per_page=2")).body.data;
    expect(ids(part.products.items)).toEqual(["spice.few", "spice.gone"]);
    const rest = await test.get(
      `/api/stores/spice/categories/spice.more?cursor=${part.products.next_cursor}`,
    );
    expect(ids(rest.body.data.products.items)).toEqual(["spice.sale", "spice.capped"]);
    expect((await test.get("/api/stores/bakery/categories/spice.main")).status).toBe(404);
    expect((await test.get("/api/stores/nothing")).status).toBe(404);
  });

  it("are found but closed while they take no orders", async () => {
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "evening"));
    expect((await test.get("/api/stores/evening")).body.data.is_open).toBe(false);
    expect(ids((await test.get("/api/vendors")).body.data.items)).not.toContain("evening");
  });
});

describe("products", () => {
  it("tell price, stock and choices", async () => {
    const product = async (id: string) => (await test.get(`/api/products/${id}`)).body.data;
    expect(await product("spice.machboos")).toMatchObject({
      has_addons: true,
      addon_groups: [
        { id: "spice.heat", required: true, min: 1, max: 1 },
        { id: "spice.extra", required: false, options: [{ price: 300, max: 2 }, { price: 200 }] },
      ],
      vendor: { id: "spice", is_open: true },
      share_url: "/store/spice/product/spice.machboos",
    });
    expect(await product("spice.sale")).toMatchObject({ on_sale: true, price: 4000, sale_price: 3000 });
    expect(await product("spice.few")).toMatchObject({ stock_left: 3, max_quantity: 3, in_stock: true });
    expect(await product("spice.tea")).toMatchObject({ stock_left: null, max_quantity: 20 });
    expect(await product("spice.gone")).toMatchObject({ in_stock: false, max_quantity: 0 });
  });

  it("that are no longer sold are gone", async () => {
    await test.db.update(products).set({ active: false }).where(eq(products.id, "bakery.bun"));
    expect((await test.get("/api/products/bakery.bun")).status).toBe(404);
    expect(ids((await test.get("/api/stores/bakery/products")).body.data.items)).not.toContain("bakery.bun");
  });
});
