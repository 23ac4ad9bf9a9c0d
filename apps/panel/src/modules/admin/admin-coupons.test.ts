import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coupons } from "../../db/schema.js";
import { actions, admin, customer, setUpAdminTests, test } from "../../testing/admin-fixture.js";

setUpAdminTests();

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

  it("are created with defaults for omitted fields", async () => {
    const created = await create({}, "ar");
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({
      code: "EID25",
      title: "العيد",
      min_spending: 0,
      max_savings: null,
      vendor: null,
      active: true,
      excludes_sale_items: false,
      first_order_only: false,
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

  it("change only in the named fields", async () => {
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

  it("cannot have a limit below their number of uses", async () => {
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
