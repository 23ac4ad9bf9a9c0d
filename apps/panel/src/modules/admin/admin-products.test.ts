import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products, stockAdjustments } from "../../db/schema.js";
import {
  actions,
  admin,
  idsOf,
  setUpAdminTests,
  staff,
  stranger,
  test,
} from "../../testing/admin-fixture.js";
import type { Person } from "../../testing/test-panel.js";

setUpAdminTests();

describe("products", () => {
  const update = (who: Person, id: string, fields: object, language: "en" | "ar" = "en") =>
    test.post(`/api/panel/products/${id}/update`, fields, { ...who, language });

  it("are listed for one's own stores, and found by either name", async () => {
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

  it("change only in the named fields; stock changes and all others are recorded", async () => {
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

  it("reject invalid values, and users without access", async () => {
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

  it("keep stock consistent with concurrent orders", async () => {
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
    // An invariant checks it after the test: initial stock + adjustments - ordered.
    expect(answers[0]!.status).toBe(200);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});
