import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addresses,
  appSettings,
  dineTables,
  slots,
  storeClosures,
  stores,
  storeZoneFees,
  users,
} from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
let someone: Person;
beforeAll(async () => {
  test = await createTestPanel();
  await test.db
    .update(stores)
    .set({ orderTypes: ["delivery", "pickup", "dine_in"] })
    .where(eq(stores.id, "spice"));
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.forgetOrders();
  someone = await test.person();
});
afterEach(async () => {
  vi.useRealTimers();
  await test.db.delete(storeClosures);
  await test.db.delete(storeZoneFees);
  await test.db.delete(dineTables);
  await test.db.delete(appSettings);
  await test.db.update(stores).set({
    slotCapacity: null,
    deliveryZones: null,
    deliveryBands: null,
    active: true,
    paymentMethods: null,
  });
});

/** Doha's clock. */
const at = (time: string, day = "2026-03-02") =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T${time}+03:00`) });
const moment = (time: string, day = "2026-03-02") => new Date(`${day}T${time}+03:00`).toISOString();
const fill = (product_id = "spice.tea", who = someone) => test.post("/api/cart/add", { product_id }, who);
const quote = async (fields: object, who = someone, language: "en" | "ar" = "en") =>
  (await test.post("/api/cart/quote", fields, { ...who, language })).body.data;
const codesOf = (problems: { code: string }[]) => problems.map(({ code }) => code);
const place = (fields: object, who = someone, language: "en" | "ar" = "en") =>
  test.post(
    "/api/orders",
    { payment_method: "cod", order_type: "pickup", ...fields },
    { ...who, language, key: randomUUID() },
  );
/** Orders what is in the cart, at the price of its quote. */
const buy = async (fields: object, who = someone, language: "en" | "ar" = "en") =>
  place(
    { quote_hash: (await quote({ payment_method: "cod", ...fields }, who)).quote_hash, ...fields },
    who,
    language,
  );

describe("dine-in", () => {
  it("is served at one of the store's tables, tracked to the end", async () => {
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
    for (const [version, to] of [
      [1, "accepted"],
      [2, "delivered"],
    ]) {
      const moved = await test.post(`/api/panel/orders/${order.id}/transition`, { to, version }, staff);
      expect(moved.status).toBe(200);
    }
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

  it("takes any table where the store names none, and belongs to stores that offer it", async () => {
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

describe("an order for later", () => {
  it("is for a slot of the week while the kitchen is open, whether or not it is now", async () => {
    at("10:00:00");
    await fill("evening.kebab");
    expect(codesOf((await quote({ order_type: "pickup" })).problems)).toEqual(["store_closed"]);
    const scheduled_at = moment("19:30:00");
    expect((await quote({ order_type: "pickup", scheduled_at })).problems).toEqual([]);
    const order = (await buy({ order_type: "pickup", scheduled_at })).body.data;
    expect(order).toMatchObject({
      scheduled_at,
      eta: { from: scheduled_at, to: scheduled_at, latest_by: moment("19:45:00") },
    });
    await fill("evening.kebab");
    // Before the kitchen is ready, and at the closing minute.
    for (const time of ["18:00:00", "17:30:00"]) {
      const closed = await buy({ order_type: "pickup", scheduled_at: moment(time) });
      expect([time, closed.status, closed.body.code]).toEqual([time, 409, "store_closed"]);
      expect(closed.body.data.next_slots[0]).toBe(moment("18:30:00"));
    }
    const late = await buy({ order_type: "pickup", scheduled_at: moment("02:00:00", "2026-03-03") });
    expect(late.body.data.next_slots[0]).toBe(moment("18:30:00", "2026-03-03"));
    for (const odd of [moment("19:40:00"), moment("19:30:00", "2026-03-10"), "tomorrow"]) {
      const refused = await place({ scheduled_at: odd, quote_hash: "x" });
      expect([odd, refused.body.errors]).toEqual([odd, { scheduled_at: ["This value is not valid"] }]);
    }
    at("19:20:00");
    const gone = await buy({ order_type: "pickup", scheduled_at: moment("19:30:00") });
    expect([gone.status, gone.body.code, gone.body.message]).toEqual([
      409,
      "slot_full",
      "This time is full. Choose another",
    ]);
    expect(gone.body.data.next_slots[0]).toBe(moment("20:00:00"));
  });

  it("takes room in its slot, no more than there is, and gives it back once", async () => {
    at("10:00:00");
    await test.db.update(stores).set({ slotCapacity: 3 }).where(eq(stores.id, "spice"));
    const scheduled_at = moment("13:00:00");
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = await test.person();
        await fill("spice.tea", buyer);
        return { buyer, hash: (await quote({ order_type: "pickup", scheduled_at }, buyer)).quote_hash };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ buyer, hash }) => place({ scheduled_at, quote_hash: hash }, buyer)),
    );
    expect(answers.map(({ status, body }) => `${status} ${body.code ?? ""}`).toSorted()).toEqual([
      ...Array<string>(3).fill("201 "),
      ...Array<string>(5).fill("409 slot_full"),
    ]);
    const full = answers.find(({ status }) => status === 409)!.body;
    expect(full.data.next_slots[0]).toBe(moment("13:30:00"));
    const winner = answers.findIndex(({ status }) => status === 201);
    const { id } = answers[winner]!.body.data;
    await Promise.all([1, 2, 3].map(() => test.post(`/api/orders/${id}/cancel`, {}, buyers[winner]!.buyer)));
    expect((await test.db.select().from(slots))[0]!.booked).toBe(2);
    const loser = buyers[answers.findIndex(({ status }) => status === 409)]!.buyer;
    expect(codesOf((await quote({ order_type: "pickup", scheduled_at }, loser)).problems)).toEqual([]);
    expect((await buy({ order_type: "pickup", scheduled_at }, loser, "ar")).body.message).toBe(
      "تم إرسال طلبك بنجاح",
    );
  });

  it("waits for its store from when the kitchen is told of it", async () => {
    at("10:00:00");
    await fill();
    const order = (await buy({ order_type: "pickup", scheduled_at: moment("20:00:00") })).body.data;
    const [job] = (
      (await test.db.execute(
        `select due_at::text as due from jobs where subject = '${order.id}'`,
      )) as unknown as {
        rows: { due: string }[];
      }
    ).rows;
    // 30 minutes of delivery before, and 15 to accept after.
    expect(new Date(job!.due).toISOString()).toBe(moment("19:45:00"));
  });
});

describe("a closed store", () => {
  it("says when it opens, on holidays too, and takes no order it cannot cook", async () => {
    at("01:50:00");
    await fill("evening.kebab");
    const last = await place({ quote_hash: "x" });
    expect([last.status, last.body.code, last.body.message]).toEqual([
      409,
      "store_closed",
      "The store is closed now. Next time: 18:00",
    ]);
    await test.db.insert(storeClosures).values({
      id: randomUUID(),
      storeId: "evening",
      startsAt: new Date(moment("12:00:00")),
      endsAt: new Date(moment("12:00:00", "2026-03-04")),
    });
    const closed = await place({ quote_hash: "x" }, someone, "ar");
    expect(closed.body.message).toBe("المتجر مغلق الآن، أقرب موعد: الأربعاء 18:00");
    expect(closed.body.data.next_slots[0]).toBe(moment("18:30:00", "2026-03-04"));
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "evening"));
    expect((await place({ quote_hash: "x" })).body.code).toBe("store_inactive");
    expect((await fill("evening.kebab")).body.code).toBe("store_inactive");
  });

  it("offers no time when it never opens again", async () => {
    const hours = (await test.db.select().from(stores).where(eq(stores.id, "evening")))[0]!.openingHours;
    await fill("evening.kebab");
    await test.db.update(stores).set({ openingHours: [] }).where(eq(stores.id, "evening"));
    const closed = await place({ quote_hash: "x" });
    expect([closed.body.code, closed.body.message]).toEqual([
      "store_closed_today",
      "The store is closed now",
    ]);
    await test.db.update(stores).set({ openingHours: hours }).where(eq(stores.id, "evening"));
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

  it("costs what the zone does, and goes nowhere else", async () => {
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

  it("costs what the distance does where the store counts metres", async () => {
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
    const pin = (lat: number) =>
      test.db.update(addresses).set({ lat, lng: 51.53 }).where(eq(addresses.id, home));
    await pin(25.29);
    expect(await feeTo(home)).toEqual([500, "For 1.1 km"]);
    await pin(25.33);
    expect(await feeTo(home, "ar")).toEqual([1500, "لمسافة 5.6 كم"]);
    await pin(25.4);
    expect(await feeTo(home)).toContain("out_of_zone");
  });
});

describe("paying at the door", () => {
  it("is rounded as the brand says, in its own line, and only when it is cash", async () => {
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

  it("is possible where brand and store take it", async () => {
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
    const none = await buy({ order_type: "pickup" });
    expect([none.status, none.body.code, none.body.message]).toEqual([
      422,
      "no_payment_methods",
      "No Payment Methods",
    ]);
  });
});

it("takes no order of somebody whose e-mail is not verified", async () => {
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
