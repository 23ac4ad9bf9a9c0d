import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stores } from "../../db/schema.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { storeProblems } from "../cart/cart-problems.js";
import type { LoadedCart } from "../cart/loaded-cart.js";
import { fulfilmentRules } from "./fulfilment-rules.js";
import type { StoreRow } from "./store-dto.js";
import { storeOpening } from "./store-opening.js";

let test: TestPanel;
let someone: Person;
beforeAll(async () => {
  test = await createTestPanel();
  someone = await test.person();
});
afterAll(() => test.close());

const MINUTE = 60_000;
const timeZone = "Asia/Qatar";
const ORDER_TYPES = ["delivery", "pickup"] as const;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const anInterval = fc
  .record({ day: fc.nat(6), open: fc.nat(1439), length: fc.integer({ min: 1, max: 1440 }) })
  .map(({ day, open, length }) => {
    const end = open + length;
    return { day, open: clock(open), close: clock(end % 1440), closes_next_day: end >= 1440 };
  });
/** A moment of a week, in minutes, and others near it. */
const START = Date.parse("2026-11-29T00:00:00+03:00");
const aMinute = fc.nat(7 * 1440 - 1);

describe("open", () => {
  it("REQ-CATALOG-40: means that the quote takes the order, at every minute and for every time", () => {
    fc.assert(
      fc.property(
        fc.record({
          hours: fc.array(anInterval, { maxLength: 5 }),
          active: fc.boolean(),
          preparation: fc.nat(60),
          delivery: fc.nat(60),
          now: aMinute,
          at: fc.option(aMinute),
          closures: fc.array(fc.tuple(aMinute, fc.integer({ min: 1, max: 600 })), { maxLength: 2 }),
          isBooked: fc.boolean(),
          orderType: fc.constantFrom(...ORDER_TYPES),
        }),
        ({ hours, active, preparation, delivery, now: minute, at: later, closures, isBooked, orderType }) => {
          const now = new Date(START + minute * MINUTE);
          const wanted = later === null ? null : later - (later % 30);
          const at = wanted === null ? null : new Date(START + wanted * MINUTE);
          const store = {
            active,
            openingHours: hours,
            orderTypes: ORDER_TYPES,
            preparationMinutes: preparation,
            deliveryMin: delivery,
            deliveryFee: 0,
            deliveryZones: null,
            deliveryBands: null,
            slotCapacity: 1,
          } as unknown as StoreRow;
          const rules = fulfilmentRules(store, {
            timeZone,
            fees: [],
            closures: closures.map(([start, length]) => ({
              startsAt: new Date(START + start * MINUTE),
              endsAt: new Date(START + (start + length) * MINUTE),
            })),
            booked: at !== null && isBooked ? [{ startsAt: at, booked: 1, capacity: 1 }] : [],
          });
          const cart = { brand: { orderTypes: ORDER_TYPES } } as unknown as LoadedCart;
          const context = { now, language: "en", orderType, scheduledAt: at } as const;
          const opening = storeOpening(store, rules, now, { at, orderType });
          expect(opening.is_open).toBe(storeProblems(cart, store, rules, context, 0).length === 0);
          if (at !== null || !active) return;
          const isOpenAt = (time: number) => storeOpening(store, rules, new Date(time)).is_open;
          // It closes and opens when it says so, and not before.
          if (opening.closes_at !== null) {
            const end = Date.parse(opening.closes_at);
            expect([isOpenAt(end - MINUTE) || end - MINUTE < now.getTime(), isOpenAt(end)]).toEqual([
              true,
              false,
            ]);
          }
          if (opening.opens_at !== null) {
            const start = Date.parse(opening.opens_at);
            expect([start > now.getTime(), isOpenAt(start)]).toEqual([true, true]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is what filter, cards, page, product, search, favourites and cart say within the last orders", async () => {
    const now = test.panel.clock();
    const wall = new Date(now.getTime() + 3 * 3_600_000);
    const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
    const opens = minute - 300;
    const closes = minute + 20;
    // Across midnight in either direction.
    const openingHours = [
      {
        day: (wall.getUTCDay() + (opens < 0 ? 6 : 0)) % 7,
        open: clock((opens + 1440) % 1440),
        close: clock(closes % 1440),
        closes_next_day: opens < 0 || closes >= 1440,
      },
    ];
    const [before] = await test.db.select().from(stores).where(eq(stores.id, "spice"));
    const set = (preparationMinutes: number) =>
      test.db.update(stores).set({ openingHours, preparationMinutes }).where(eq(stores.id, "spice"));
    await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 1 }, someone);
    await test.post("/api/favourites/toggle", { type: "store", id: "spice" }, someone);
    const said = async () => {
      const ids = (items: { id: string }[]) => items.map(({ id }) => id);
      const data = async (path: string) => (await test.get(path, someone)).body.data;
      const listed = (await data("/api/vendors?per_page=50")).items.find(
        (one: { id: string }) => one.id === "spice",
      );
      const page = await data("/api/stores/spice");
      const marked = (await data("/api/favourites?type=store")).items[0].store;
      const home = (await data("/api/home")).rails.find((one: { id: string }) => one.id === "open-near-you");
      const found = await data(`/api/search?q=${encodeURIComponent("tea")}`);
      const quote = await test.post("/api/cart/quote", { order_type: "pickup" }, someone);
      return [
        ids((await data("/api/vendors?open_now=1&per_page=50")).items).includes("spice"),
        listed.is_open,
        page.is_open,
        marked.is_open,
        (await data("/api/products/spice.tea")).vendor.is_open,
        (await data("/api/cart")).vendor.is_open,
        ids(home?.items ?? []).includes("spice"),
        found.products.find((one: { id: string }) => one.id === "spice.tea").vendor_is_open,
        quote.body.data.problems.length === 0,
      ];
    };
    await set(10);
    expect(await said()).toEqual(Array(9).fill(true));
    await set(40);
    expect(await said()).toEqual(Array(9).fill(false));
    const { openingHours: hours, preparationMinutes } = before!;
    await test.db
      .update(stores)
      .set({ openingHours: hours, preparationMinutes })
      .where(eq(stores.id, "spice"));
  });
});

it("a store that left the shop is gone with its menu, products, slots, reviews, favourites, banners and coupons", async () => {
  await test.db.update(stores).set({ active: false }).where(eq(stores.id, "spice"));
  for (const path of [
    "/api/stores/spice",
    "/api/stores/spice/products",
    "/api/stores/spice/categories/spice.main",
    "/api/stores/spice/slots",
    "/api/stores/spice/reviews",
    "/api/products/spice.tea",
  ]) {
    const { status, body } = await test.get(path, { ...someone, language: "ar" });
    expect([path, status, body.code, body.message]).toEqual([
      path,
      410,
      "store_inactive",
      "لم يعد هذا المتجر متاحًا",
    ]);
  }
  expect((await test.get("/api/favourites", someone)).body.data.items).toEqual([]);
  const cart = (await test.get("/api/cart", someone)).body.data;
  expect(cart.quote.problems.map(({ code }: { code: string }) => code)).toContain("store_inactive");
  await test.db.update(stores).set({ active: true }).where(eq(stores.id, "spice"));
});
