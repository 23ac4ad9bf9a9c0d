import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addresses, appSettings, dineTables, stores, storeZoneFees, users } from "../../db/schema.js";
import { moveOrderTo } from "../../testing/move-order.js";
import {
  buy,
  codesOf,
  fill,
  place,
  quote,
  setUpOrderTypeTests,
  someone,
  test,
} from "../../testing/order-types-fixture.js";

setUpOrderTypeTests();

describe("dine-in", () => {
  it("is served at a table of the store and can be tracked to the end", async () => {
    await test.db.insert(dineTables).values([
      { id: randomUUID(), storeId: "spice", number: "7", seats: 4 },
      { id: randomUUID(), storeId: "spice", number: "8", seats: 2, active: false },
    ]);
    await fill();
    for (const table_number of [undefined, "", "8", "9", "٧٧"]) {
      const refused = await buy({ order_type: "dine_in", table_number });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { table_number: ["This value is not valid"] },
      ]);
    }
    const order = (await buy({ order_type: "dine_in", table_number: " 7 " })).body.data;
    expect(order).toMatchObject({ table_number: "7", order_type: "dine_in", delivery_fee: 0, address: null });
    const staff = await test.person({ storeId: "spice" });
    await moveOrderTo(test, staff, order.id, "delivered");
    const track = (await test.get(`/api/orders/${order.id}/track`, someone)).body.data;
    expect(track.steps.map(({ step }: { step: string }) => step)).toEqual([
      "placed",
      "accepted",
      "preparing",
      "ready",
      "delivered",
    ]);
    expect(track).toMatchObject({ payment_status: "paid", rider: null, destination: null });
    const done = (await test.get(`/api/orders/${order.id}`, someone)).body.data;
    expect(done).toMatchObject({ can_review: true, can_reorder: true, can_cancel: false });
  });

  it("accepts any table if the store lists none, and only at stores that offer dine-in", async () => {
    await fill();
    expect((await buy({ order_type: "dine_in", table_number: "terrace ٠٧" })).body.data.table_number).toBe(
      "TERRACE07",
    );
    await fill("bakery.cake");
    const elsewhere = await buy({ order_type: "dine_in", table_number: "1" });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, "order_type_unavailable"]);
    await test.db
      .insert(appSettings)
      .values({ body: { order_types: ["delivery"] }, updatedAt: test.panel.clock() });
    expect(codesOf((await quote({ order_type: "pickup" })).problems)).toContain("order_type_unavailable");
  });
});

describe("delivery", () => {
  const feeTo = async (address_id: string | null, language: "en" | "ar" = "en") => {
    const { delivery_fee, lines, problems } = await quote(
      { order_type: "delivery", address_id },
      someone,
      language,
    );
    const { reason } = lines.find(({ kind }: { kind: string }) => kind === "delivery_fee");
    return [delivery_fee, reason, ...codesOf(problems)];
  };

  it("costs the fee of the zone and is limited to the store's zones", async () => {
    await fill();
    const home = await test.addressOf(someone);
    expect(await feeTo(home)).toEqual([1000, null]);
    await test.db.insert(storeZoneFees).values({ storeId: "spice", zone: 61, deliveryFee: 700 });
    expect(await feeTo(null)).toEqual([700, "From this amount, by address", "address_required"]);
    expect(await feeTo(home)).toEqual([700, "To zone 61"]);
    expect(await feeTo(home, "ar")).toEqual([700, "إلى المنطقة 61"]);
    await test.db
      .update(stores)
      .set({ deliveryZones: [1, 2] })
      .where(eq(stores.id, "spice"));
    expect(await feeTo(home)).toEqual([700, "To zone 61"]);
    await test.db.delete(storeZoneFees);
    expect(await feeTo(home)).toContain("out_of_zone");
    const refused = await buy({ order_type: "delivery", address_id: home }, someone, "ar");
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      422,
      "out_of_zone",
      "لا يوصّل هذا المتجر إلى عنوانك",
    ]);
  });

  it("costs the fee of the distance at stores with distance bands", async () => {
    await fill();
    const home = await test.addressOf(someone);
    await test.db
      .update(stores)
      .set({
        deliveryBands: [
          { up_to_metres: 2000, fee: 500 },
          { up_to_metres: 8000, fee: 1500 },
        ],
      })
      .where(eq(stores.id, "spice"));
    expect(await feeTo(null)).toEqual([500, "From this amount, by address", "address_required"]);
    expect(await feeTo(home)).toEqual([1500, "For the longest way, as no pin is set"]);
    const pin = (lat: number, zoneNumber: string) =>
      test.db.update(addresses).set({ lat, lng: 51.53, zoneNumber }).where(eq(addresses.id, home));
    await pin(25.29, "1");
    expect(await feeTo(home)).toEqual([500, "For 1.1 km"]);
    await pin(25.33, "61");
    expect(await feeTo(home, "ar")).toEqual([1500, "لمسافة 5.6 كم"]);
    await pin(25.4, "69");
    expect(await feeTo(home)).toContain("out_of_zone");
  });
});

describe("cash on delivery", () => {
  it("is rounded by the brand's setting, in a line of its own, for cash only", async () => {
    await test.db.insert(appSettings).values({ body: { cash_rounding: 50 }, updatedAt: test.panel.clock() });
    await fill();
    const cash = await quote({ order_type: "pickup", payment_method: "cod" });
    expect(cash).toMatchObject({ order_total: 1275, rounding: 25, amount_due: 1300 });
    expect(cash.lines.at(-1)).toEqual({
      kind: "rounding",
      label: "Rounding",
      amount: 25,
      reason: "Cash is rounded to QAR 0.50",
    });
    expect((await quote({ order_type: "pickup" })).rounding).toBe(0);
    const order = (await buy({ order_type: "pickup" })).body.data;
    expect(order).toMatchObject({ order_total: 1275, rounding: 25, amount_due: 1300 });
    const arabic = await fill().then(() =>
      quote({ order_type: "pickup", payment_method: "cod" }, someone, "ar"),
    );
    expect(arabic.lines.at(-1).reason).toBe("يُقرَّب المبلغ النقدي إلى أقرب 0.50 ر.ق");
  });

  it("is available where brand and store accept it", async () => {
    await fill();
    await test.db
      .update(stores)
      .set({ paymentMethods: ["wallet"] })
      .where(eq(stores.id, "spice"));
    const refused = await buy({ order_type: "pickup" });
    expect([refused.status, refused.body.code]).toEqual([422, "payment_method_unavailable"]);
    const methods = (await test.get("/api/payment-methods?vendor_id=spice", someone)).body.data.items;
    expect(methods.find(({ code }: { code: string }) => code === "cod").enabled).toBe(false);
    await test.db
      .insert(appSettings)
      .values({ body: { payment_methods: [] }, updatedAt: test.panel.clock() });
    // Nothing that a customer could do makes one available: the list is empty, and says 'No Payment Methods'.
    expect((await test.get("/api/payment-methods?vendor_id=spice", someone)).body.data.items).toEqual([]);
    const none = await buy({ order_type: "pickup" });
    expect([none.status, none.body.code, none.body.message]).toEqual([
      422,
      "no_payment_methods",
      "No Payment Methods",
    ]);
  });
});

it("rejects an order of a customer whose e-mail is not verified", async () => {
  await fill();
  const form = { quote_hash: (await quote({ order_type: "pickup" })).quote_hash };
  await test.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, someone.id));
  const refused = await place(form, someone, "ar");
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    "email_unverified",
    "يرجى تأكيد بريدك الإلكتروني أولًا",
  ]);
});
