import { describe, expect, it } from "vitest";
import { type Answer, createTestPanel } from "../../testing/test-panel.js";
import {
  apply,
  coupon,
  fill,
  place,
  setUpCouponTests,
  someone,
  states,
  test,
  usesOf,
} from "../../testing/coupon-fixture.js";

setUpCouponTests();

describe("a coupon on a cart", () => {
  it("applies its discount, shows its title in both languages, and can be removed", async () => {
    await fill("spice.tea", 4);
    const code = await coupon({ kind: "percent", value: 2000, maxSavings: 1000 });
    const applied = await apply(` ${code.toLowerCase()} `);
    expect(applied.body.message).toBe("Coupon applied");
    expect(applied.body.data.coupon).toEqual({
      code,
      title: `Title ${code}`,
      kind: "percent",
      discount: 1000,
    });
    expect(applied.body.data.quote).toMatchObject({ subtotal: 5100, discount: 1000, order_total: 5100 });
    expect(applied.body.data.quote.lines[1]).toEqual({
      kind: "discount",
      label: "Discount",
      amount: -1000,
      reason: `Title ${code}, QAR 10.00 at most`,
    });
    const arabic = await test.get("/api/cart", { ...someone, language: "ar" });
    expect(arabic.body.data.quote.lines[1].reason).toBe(`عنوان ${code}، بحد أقصى 10.00 ر.ق`);
    const removed = await test.post("/api/coupons/remove", {}, someone);
    expect(removed.body).toMatchObject({ message: "Coupon removed", data: { coupon: null } });
    expect(removed.body.data.quote.discount).toBe(0);
  });

  it("is rejected for each reason, in the customer's language", async () => {
    expect((await apply(await coupon())).body.code).toBe("cart_empty");
    await fill("spice.tea");
    const past = new Date(test.panel.clock().getTime() - 1000);
    const used = await coupon({ usesLimit: 1 });
    await apply(used);
    await place(await test.orderForm(someone));
    await fill("spice.tea");
    for (const [code, reason, message] of [
      ["NOWHERE", "coupon_not_found", "هذا الرمز غير موجود"],
      [await coupon({ active: false }), "coupon_not_found", "هذا الرمز غير موجود"],
      [await coupon({ userId: (await test.person()).id }), "coupon_not_found", "هذا الرمز غير موجود"],
      [await coupon({ endsAt: past }), "coupon_expired", "انتهت صلاحية القسيمة"],
      [await coupon({ storeId: "bakery" }), "coupon_wrong_vendor", "هذه القسيمة لمتجر آخر"],
      [used, "coupon_used_up", "استُنفدت هذه القسيمة"],
      [
        await coupon({ orderTypes: ["dine_in"] }),
        "coupon_order_type",
        "القسيمة غير صالحة لهذا النوع من الطلبات",
      ],
      [await coupon({ minSpending: 1276 }), "coupon_min_spending", "أضف 0.01 ر.ق لاستخدام القسيمة"],
    ] as const) {
      const refused = await apply(code, someone, "ar");
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([422, reason, message]);
    }
    const short = await apply(await coupon({ minSpending: 2000 }));
    expect(short.body.data).toEqual({ missing: 725 });
    expect((await apply("")).body.errors).toEqual({ code: ["This code does not exist"] });
  });

  it("REQ-REL-11: prevents ordering once it no longer applies, to the second", async () => {
    await fill("spice.tea", 2);
    const cart = (await apply(await coupon({ minSpending: 2000 }))).body.data;
    const form = await test.orderForm(someone);
    await test.post(
      "/api/cart/update",
      { item_id: cart.items[0].id, quantity: 1, version: cart.version },
      someone,
    );
    const short = await place(form);
    expect([short.status, short.body.code, short.body.data]).toEqual([
      422,
      "coupon_min_spending",
      { missing: 725 },
    ]);
    const now = test.panel.clock();
    const endsAt = new Date(now.getTime() + 60_000);
    await apply(await coupon({ endsAt }));
    const last = await test.orderForm(someone);
    test.passTime(60);
    const over = await place(last);
    expect([over.status, over.body.code]).toEqual([422, "coupon_expired"]);
    test.passTime(-61);
    expect((await place(last)).status).toBe(201);
    test.passTime(1);
  });

  it("may be limited to one order type", async () => {
    await fill("spice.tea");
    await apply(await coupon({ orderTypes: ["pickup"] }));
    const form = { ...(await test.orderForm(someone, "delivery")), quote_hash: "x" };
    expect((await place(form)).body.code).toBe("coupon_order_type");
    const order = await place(await test.orderForm(someone));
    expect(order.body.data).toMatchObject({ discount: 128, order_total: 1147 });
  });

  it("is removed when the cart is cleared or replaced", async () => {
    await fill("spice.tea");
    await apply(await coupon());
    await test.post("/api/cart/clear", {}, someone);
    expect((await fill("spice.tea")).body.data.coupon).toBeNull();
    await apply(await coupon());
    const replaced = await test.post(
      "/api/cart/add",
      { product_id: "bakery.bread", on_conflict: "replace" },
      someone,
    );
    expect(replaced.body.data.coupon).toBeNull();
  });
});

describe("an order with a coupon", () => {
  it("REQ-REL-11: stores code and discount, and releases the use once when canceled", async () => {
    await fill("spice.tea", 2);
    const code = await coupon({ usesPerCustomer: 1 });
    await apply(code);
    const order = (await place(await test.orderForm(someone))).body.data;
    expect(order).toMatchObject({ coupon_code: code, discount: 255, order_total: 2295 });
    expect(await usesOf(code)).toBe(1);
    await fill("spice.tea");
    expect((await apply(code)).body.code).toBe("coupon_used_up");
    await Promise.all(
      Array.from({ length: 4 }, () => test.post(`/api/orders/${order.id}/cancel`, {}, someone)),
    );
    expect(await usesOf(code)).toBe(0);
    expect((await apply(code)).status).toBe(200);
  });

  it("REQ-REL-11: is used once by twenty concurrent customers of a single-use coupon", async () => {
    const code = await coupon({ usesLimit: 1, kind: "fixed", value: 99_999 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const buyer = await test.person();
        await fill("spice.tea", 1, buyer);
        await apply(code, buyer);
        return { buyer, form: await test.orderForm(buyer) };
      }),
    );
    const answers = await Promise.all(buyers.map(({ buyer, form }) => place(form, buyer)));
    const codes = answers.map(({ status, body }) => `${status} ${body.code ?? body.data.order_total}`);
    expect(codes.toSorted()).toEqual(["201 0", ...Array<string>(19).fill("422 coupon_used_up")]);
    expect(await usesOf(code)).toBe(1);
  });

  it("REQ-REL-11: respects the limit per customer with concurrent orders", async () => {
    const code = await coupon({ usesPerCustomer: 1 });
    await fill("spice.tea");
    await apply(code);
    const form = await test.orderForm(someone);
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(form)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await usesOf(code)).toBe(1);
  });
});

describe("coupon lists", () => {
  it("show each coupon's state for the cart, and the missing amount", async () => {
    const past = new Date(test.panel.clock().getTime() - 1000);
    const long = new Date(test.panel.clock().getTime() - 40 * 86_400_000);
    const used = await coupon({ usesPerCustomer: 1 });
    await fill("spice.tea");
    await apply(used);
    await place(await test.orderForm(someone));
    await fill("spice.tea");
    const [usable, locked, expired, elsewhere, own] = [
      await coupon({ storeId: "spice" }),
      await coupon({ minSpending: 2000 }),
      await coupon({ endsAt: past }),
      await coupon({ storeId: "bakery", minSpending: 700 }),
      await coupon({ userId: someone.id, listed: false }),
    ];
    await coupon({ listed: false });
    await coupon({ active: false });
    await coupon({ endsAt: long });
    await coupon({ userId: (await test.person()).id });
    expect(states(await test.get("/api/coupons", someone))).toEqual({
      [used]: "used",
      [usable]: "usable",
      [locked]: "locked 725",
      [expired]: "expired",
      [elsewhere]: "locked 700",
      [own]: "usable",
    });
    const atSpice = states(await test.get("/api/coupons?vendor_id=spice", someone));
    expect(Object.keys(atSpice)).not.toContain(elsewhere);
    expect(Object.keys(atSpice)).toHaveLength(5);
    const guest = await test.get("/api/vendor-coupons");
    expect(states(guest)).toEqual({ [usable]: "usable", [elsewhere]: "locked 700" });
    expect(guest.body.data.items[0].vendor.id).toBe("bakery");
    expect(states(await test.get("/api/vendor-coupons?vendor_id=spice"))).toEqual({ [usable]: "usable" });
    expect((await test.get("/api/coupons")).status).toBe(401);
  });

  it("are paginated newest first without duplicates, even with equal timestamps", async () => {
    const createdAt = test.panel.clock();
    for (let i = 0; i < 5; i++) await coupon({ storeId: "spice", createdAt });
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Answer = await test.get(`/api/vendor-coupons?per_page=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.body.data.items.map((item: { code: string }) => item.code));
      cursor = page.body.data.next_cursor;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    for (const bad of ["nonsense", Buffer.from('["x","y"]').toString("base64url")]) {
      expect((await test.get(`/api/vendor-coupons?cursor=${bad}`)).status).toBe(422);
    }
  });
});

describe("the savings hint", () => {
  it("suggests the largest saving, else the smallest missing amount", async () => {
    await fill("bakery.bread", 2);
    const hint = async (language: "en" | "ar" = "en") =>
      (await test.get("/api/cart", { ...someone, language })).body.data.quote.savings_hint;
    expect(await hint()).toBe("Add QAR 140.00 more for free delivery");
    const near = await coupon({ minSpending: 1500 });
    expect(await hint()).toBe(`Add QAR 5.00 more to use ${near}`);
    expect(await hint("ar")).toBe(`أضف 5.00 ر.ق لاستخدام القسيمة ${near}`);
    await coupon({ value: 500 });
    const best = await coupon({ value: 5000 });
    expect(await hint()).toBe(`Use ${best} and save QAR 5.00`);
    await apply(best);
    expect(await hint()).toBe("Add QAR 140.00 more for free delivery");
  });
});

it("limits how many codes a customer enters", async () => {
  const strict = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
  const guesser = await strict.person();
  await strict.post("/api/cart/add", { product_id: "spice.tea", quantity: 1 }, guesser);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, i) => strict.post("/api/coupons/apply", { code: `GUESS${i}` }, guesser)),
  );
  const codes = guesses.map(({ body }) => body.code as string);
  expect(codes.filter((code) => code === "coupon_not_found")).toHaveLength(20);
  expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(10);
  await strict.close();
});
