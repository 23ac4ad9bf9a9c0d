import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { executeRows } from "../../db/execute-rows.js";
import { addonGroups, sections } from "../../db/schema.js";
import { actions, customer, setUpAdminTests, staff, stranger, test } from "../../testing/admin-fixture.js";

setUpAdminTests();

const both = (en: string, ar = "ع") => ({ en, ar });
const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const menu = async () => ids((await test.get("/api/stores/bakery/products?per_page=50")).body.data.items);
const post = async (path: string, body: object = {}, who = stranger) =>
  test.post(`/api/panel/${path}`, body, who);

describe("a menu", () => {
  it("has sections that are added, named, put into an order and deleted", async () => {
    const { data: section } = (await post("stores/bakery/sections", { name: both("Cakes", "كعك") })).body;
    const known = (await test.get("/api/panel/stores/bakery/sections", stranger)).body.data.items;
    expect(ids(known)).toEqual(["bakery.main", "bakery.more", section.id]);
    for (const bad of [
      [section.id],
      [...ids(known), "spice.main"],
      [section.id, section.id, "bakery.more"],
    ]) {
      const refused = await post("stores/bakery/sections/order", { ids: bad });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["ids"]]);
    }
    const { data: made } = (
      await post("stores/bakery/products", { section_id: section.id, name: both("Basbousa"), price: 700 })
    ).body;
    expect(await menu()).toEqual(["bakery.bread", "bakery.cake", "bakery.bun", made.id]);
    await post("stores/bakery/sections/order", { ids: [section.id, "bakery.more", "bakery.main"] });
    expect(await menu()).toEqual([made.id, "bakery.bread", "bakery.cake", "bakery.bun"]);
    await post(`sections/${section.id}/update`, { name: both("Sweets", "حلويات") });
    const page = (await test.get("/api/stores/bakery", { language: "ar" })).body.data;
    expect(page.categories[0]).toMatchObject({ name: "حلويات", products_count: 1 });
    const full = await post(`sections/${section.id}/delete`);
    expect([full.status, full.body.code]).toEqual([409, "section_in_use"]);
    // Moved into another section, the product is its last one.
    await post(`products/${made.id}/change`, { section_id: "bakery.main" });
    expect(await menu()).toEqual(["bakery.bread", "bakery.cake", "bakery.bun", made.id]);
    const order = ["bakery.bun", made.id, "bakery.cake", "bakery.bread"];
    expect((await post("sections/bakery.main/products/order", { ids: order })).status).toBe(200);
    expect(await menu()).toEqual(order);
    expect((await post(`sections/${section.id}/delete`)).status).toBe(200);
    expect((await post(`products/${made.id}/delete`)).status).toBe(200);
    expect((await actions()).map(({ action }) => action)).toEqual([
      "section.create",
      "product.create",
      "section.order",
      "section.update",
      "product.update",
      "product.order",
      "section.delete",
      "product.delete",
    ]);
    expect(await test.db.select().from(sections).where(eq(sections.id, section.id))).toEqual([]);
  });

  it("is put into order in one statement, however long it is", async () => {
    await test.db.execute(sql`create table changed (what text)`);
    await test.db.execute(
      sql.raw(`create function note_change() returns trigger language plpgsql as
        $$ begin insert into changed values (tg_table_name); return null; end $$`),
    );
    for (const table of ["sections", "products"]) {
      await test.db.execute(
        sql.raw(
          `create trigger noted after update on ${table} for each statement execute function note_change()`,
        ),
      );
    }
    const changed = async () => {
      const rows = await executeRows<{ what: string }>(test.db, sql`delete from changed returning what`);
      return rows.map(({ what }) => what).toSorted();
    };
    const known = ids((await test.get("/api/panel/stores/bakery/sections", stranger)).body.data.items);
    for (const order of [known.toReversed(), known]) {
      expect((await post("stores/bakery/sections/order", { ids: order })).status).toBe(200);
      expect(ids((await test.get("/api/panel/stores/bakery/sections", stranger)).body.data.items)).toEqual(
        order,
      );
      // The menu is numbered anew.
      expect(await changed()).toEqual(["products", "sections"]);
    }
    const sold = await menu();
    const dishes = (await test.get("/api/panel/stores/bakery/products?section_id=bakery.main", stranger)).body
      .data.items as { id: string }[];
    expect(dishes.length).toBeGreaterThan(2);
    const reversed = ids(dishes).toReversed();
    expect((await post("sections/bakery.main/products/order", { ids: reversed })).status).toBe(200);
    expect(await changed()).toEqual(["products", "products"]);
    expect((await post("sections/bakery.main/products/order", { ids: ids(dishes) })).status).toBe(200);
    expect(await menu()).toEqual(sold);
    await test.db.execute(sql`drop function note_change() cascade`);
    await test.db.execute(sql`drop table changed`);
  });

  it("belongs to its store", async () => {
    for (const body of [{ section_id: "spice.main" }, { section_id: "nothing" }]) {
      const refused = await post("stores/bakery/products", { ...body, name: both("X"), price: 1 });
      expect(refused.body.errors).toHaveProperty("section_id");
    }
    const theirs = await post("products/bakery.bun/change", { addon_group_ids: ["spice.heat"] });
    expect(theirs.body.errors).toHaveProperty("addon_group_ids");
    expect((await post("products/bakery.bun/change", { price: 1 }, staff)).status).toBe(404);
  });
});

describe("a product", () => {
  it("is changed field by field, for customers at once", async () => {
    const change = {
      name: both("Date bun", "خبز بالتمر"),
      price: 400,
      sale_price: 350,
      brand: "Al Asr",
      stock: 3,
    };
    const { data } = (await post("products/bakery.bun/change", change)).body;
    expect(data).toMatchObject({ ...change, description: both("Good", "طيب") });
    const shown = (await test.get("/api/products/bakery.bun")).body.data;
    expect(shown).toMatchObject({
      name: "Date bun",
      price: 400,
      sale_price: 350,
      brand: "Al Asr",
      stock_left: 3,
    });
    expect(JSON.stringify((await test.get("/api/search?q=date%20bun")).body)).toContain("bakery.bun");
    for (const bad of [{ sale_price: 400 }, { price: 350 }, { sale_price: 500, price: 500 }]) {
      const refused = await post("products/bakery.bun/change", bad);
      expect([bad, refused.body.errors]).toEqual([bad, { sale_price: [expect.any(String)] }]);
    }
    const [entry] = await actions();
    expect(entry).toMatchObject({
      action: "product.update",
      before: { price: 300, sale_price: null, stock: 200 },
      after: { price: 400, sale_price: 350, stock: 3 },
    });
    const undone = {
      name: both("Product bun", "منتج bun"),
      price: 300,
      sale_price: null,
      brand: null,
      stock: 200,
    };
    expect((await post("products/bakery.bun/change", undone)).status).toBe(200);
  });

  it("that is in an order or a cart stays", async () => {
    await test.post("/api/cart/add", { product_id: "bakery.bun", quantity: 1 }, customer);
    expect((await post("products/bakery.bun/delete")).body.code).toBe("product_in_use");
    await test.post("/api/cart/clear", {}, customer);
    await test.order(customer, [["bakery.cake", 1]]);
    const refused = await post("products/bakery.cake/delete");
    expect([refused.status, refused.body.code]).toEqual([409, "product_in_use"]);
    expect((await post("products/bakery.cake/change", { active: false })).status).toBe(200);
    expect(await menu()).not.toContain("bakery.cake");
    expect((await post("products/bakery.cake/change", { active: true })).status).toBe(200);
  });
});

describe("a group of options", () => {
  const group = (fields: object = {}) => ({
    name: both("Size", "الحجم"),
    min: 1,
    max: 1,
    options: [
      { name: both("Small"), price: 0 },
      { name: both("Large"), price: 500 },
    ],
    ...fields,
  });

  it("keeps the ids of its options, so that carts keep their choice", async () => {
    const { data } = (await post("stores/bakery/addon-groups", group())).body;
    await post("products/bakery.bun/change", { addon_group_ids: [data.id] });
    const [small, large] = data.options;
    const add = { product_id: "bakery.bun", addons: [{ id: large.id, quantity: 1 }] };
    expect((await test.post("/api/cart/add", add, customer)).status).toBe(200);
    const dearer = {
      ...group(),
      options: [{ ...large, price: 700 }, small, { name: both("Huge"), price: 900 }],
    };
    const changed = await post(`addon-groups/${data.id}/update`, dearer);
    expect(changed.body.data.options.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([
      large.id,
      small.id,
    ]);
    expect((await test.get("/api/cart", customer)).body.data.items[0].line_total).toBe(1000);
    const foreign = { ...group(), options: [{ id: "spice.heat.hot", name: both("Hot"), price: 0 }] };
    expect((await post(`addon-groups/${data.id}/update`, foreign)).status).toBe(422);
    const listed = (await test.get("/api/panel/stores/bakery/addon-groups", stranger)).body.data.items;
    expect(listed).toMatchObject([{ id: data.id, product_ids: ["bakery.bun"] }]);
    await test.post("/api/cart/clear", {}, customer);
    expect((await post(`addon-groups/${data.id}/delete`)).status).toBe(200);
    expect((await test.get("/api/products/bakery.bun")).body.data.addon_groups).toEqual([]);
    expect(await test.db.select().from(addonGroups).where(eq(addonGroups.storeId, "bakery"))).toEqual([]);
  });

  it.each([{ min: 2, max: 1 }, { min: 3, max: 3 }, { options: [] }, { min: -1 }])(
    "that nobody could choose from is refused: %j",
    async (fields) => {
      expect((await post("stores/bakery/addon-groups", group(fields))).status).toBe(422);
    },
  );
});
