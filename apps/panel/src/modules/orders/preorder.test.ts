import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products, storeClosures, stores } from "../../db/schema.js";
import {
  at,
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

const timeInDoha = (time: string, day = "2026-03-02") => new Date(`${day}T${time}+03:00`).toISOString();

/** Opens at 18:00 and delivers in 20 minutes at least. */
const STORE = "evening";
const PRODUCT = "evening.kebab";
const FIRST_SLOT = timeInDoha("18:30:00");

const storeNow = async () => (await test.get(`/api/stores/${STORE}`)).body.data;
const vendorOfProduct = async () => (await test.get(`/api/products/${PRODUCT}`)).body.data.vendor;
const cartNow = async () => (await test.get("/api/cart", someone)).body.data;

describe("REQ-CATALOG-42: a closed store that opens again", () => {
  it("is ordered from for its first free slot, from adding to placing", async () => {
    at("10:00:00");
    const opening = { is_open: false, opens_at: timeInDoha("18:00:00"), preorder_from: FIRST_SLOT };
    expect(await storeNow()).toMatchObject(opening);
    expect(await vendorOfProduct()).toMatchObject(opening);

    const added = await fill(PRODUCT);
    expect([added.status, added.body.data.items.length]).toEqual([200, 1]);
    expect(added.body.data.vendor).toMatchObject(opening);

    // Not for now, and for no time but a slot.
    expect(codesOf((await quote({ order_type: "pickup" })).problems)).toEqual(["store_closed"]);
    expect((await place({ quote_hash: "x" })).body.code).toBe("store_closed");
    const closed = await buy({ order_type: "pickup", scheduled_at: timeInDoha("17:30:00") });
    expect([closed.status, closed.body.code]).toEqual([409, "store_closed"]);

    const order = await buy({ order_type: "pickup", scheduled_at: FIRST_SLOT });
    expect([order.status, order.body.data.scheduled_at]).toEqual([201, FIRST_SLOT]);
  });

  it("is ordered from as usual while it is open", async () => {
    at("19:00:00");
    expect(await storeNow()).toMatchObject({ is_open: true, preorder_from: null });
    expect(await vendorOfProduct()).toMatchObject({ is_open: true, opens_at: null, preorder_from: null });
    await fill(PRODUCT);
    expect((await cartNow()).vendor).toMatchObject({ is_open: true, preorder_from: null });
    expect((await quote({ order_type: "pickup" })).problems).toEqual([]);
  });

  it("is ordered from ahead before it closes too, once the kitchen takes no more", async () => {
    // The last minutes before 02:00 are too few to prepare anything.
    at("01:55:00");
    expect(await storeNow()).toMatchObject({ is_open: false, preorder_from: FIRST_SLOT });
    expect((await fill(PRODUCT)).body.data.vendor).toMatchObject({
      is_open: false,
      preorder_from: FIRST_SLOT,
    });
  });

  it("counts a closure, also for a cart that was filled before", async () => {
    at("19:00:00");
    await fill(PRODUCT);
    const endsAt = new Date(timeInDoha("20:00:00"));
    await test.db
      .insert(storeClosures)
      .values({ id: randomUUID(), storeId: STORE, startsAt: new Date(timeInDoha("18:00:00")), endsAt });
    const opening = { is_open: false, opens_at: endsAt.toISOString() };
    const from = timeInDoha("20:30:00");
    expect(await storeNow()).toMatchObject({ ...opening, preorder_from: from });
    expect((await cartNow()).vendor).toMatchObject({ ...opening, preorder_from: from });
  });

  it("cannot be ordered from without a time to come: nothing is added", async () => {
    at("10:00:00");
    const hours = (await test.db.select().from(stores).where(eq(stores.id, STORE)))[0]!.openingHours;
    await test.db.update(stores).set({ openingHours: [] }).where(eq(stores.id, STORE));
    try {
      expect(await storeNow()).toMatchObject({ is_open: false, opens_at: null, preorder_from: null });
      const refused = await fill(PRODUCT);
      expect([refused.status, refused.body.code]).toEqual([409, "store_closed_today"]);
      expect((await cartNow()).items).toEqual([]);
    } finally {
      await test.db.update(stores).set({ openingHours: hours }).where(eq(stores.id, STORE));
    }
  });

  it("marks its products among those of other stores", async () => {
    const found = async () =>
      (await test.get("/api/search?q=Product&per_page=50")).body.data.products.find(
        ({ id }: { id: string }) => id === PRODUCT,
      );
    await test.post("/api/favourites/toggle", { type: "product", id: PRODUCT }, someone);
    const favourite = async () =>
      (await test.get("/api/favourites?type=product", someone)).body.data.items[0].product;
    at("10:00:00");
    for (const read of [found, favourite])
      expect(await read()).toMatchObject({ vendor_is_open: false, vendor_takes_preorders: true });
    at("19:00:00");
    for (const read of [found, favourite])
      expect(await read()).toMatchObject({ vendor_is_open: true, vendor_takes_preorders: false });
  });
});

describe("REQ-CATALOG-37: open stores come before closed ones", () => {
  const named = (items: { id: string }[]) => items.map(({ id }) => id);
  /** The kebab store saved last and rated best, so that only its hours put it behind. */
  const isLast = async (ids: string[]) => expect([ids.length > 1, ids.at(-1)]).toEqual([true, STORE]);

  it("in every list of stores, and the closed one leads again when it opens", async () => {
    const before = (await test.db.select().from(stores).where(eq(stores.id, STORE)))[0]!;
    await test.db.update(stores).set({ ratingTenths: 50, position: -1 }).where(eq(stores.id, STORE));
    for (const id of ["spice", "bakery", STORE])
      await test.post("/api/favourites/toggle", { type: "store", id }, someone);
    const lists = {
      vendors: async () => named((await test.get("/api/vendors")).body.data.items),
      byRating: async () => named((await test.get("/api/vendors?sort=rating")).body.data.items),
      search: async () => named((await test.get("/api/search?q=Store")).body.data.stores),
      favourites: async () =>
        (await test.get("/api/favourites?type=store", someone)).body.data.items.map(
          ({ store }: { store: { id: string } }) => store.id,
        ),
      home: async () => {
        const { rails } = (await test.get("/api/home")).body.data;
        return rails
          .filter(({ kind }: { kind: string }) => kind === "stores")
          .flatMap(({ items }: { items: { id: string }[] }) => named(items));
      },
    };
    try {
      for (const [list, read] of Object.entries(lists)) {
        at("10:00:00");
        const closed = await read();
        // Home's rail is of open stores; its feed is the list of all.
        if (list === "home") expect(closed).not.toContain(STORE);
        else await isLast(closed);
        at("19:00:00");
        expect([list, (await read())[0]]).toEqual([list, STORE]);
      }
    } finally {
      const { ratingTenths, position } = before;
      await test.db.update(stores).set({ ratingTenths, position }).where(eq(stores.id, STORE));
    }
  });

  it("page by page too, in the favourites", async () => {
    at("10:00:00");
    for (const id of ["spice", STORE, "bakery"])
      await test.post("/api/favourites/toggle", { type: "store", id }, someone);
    const page = async (query: string) =>
      (await test.get(`/api/favourites?type=store&${query}`, someone)).body.data;
    const first = await page("per_page=1");
    const second = await page(`per_page=1&cursor=${first.next_cursor}`);
    const third = await page(`per_page=1&cursor=${second.next_cursor}`);
    expect([first, second, third].map(({ items }) => items[0].store.id)).toEqual(["bakery", "spice", STORE]);
    expect(third.next_cursor).toBeNull();
  });
});

it("a sold-out product of a closed store is not added", async () => {
  at("10:00:00");
  const [before] = await test.db.select().from(products).where(eq(products.id, PRODUCT));
  await test.db.update(products).set({ stock: 0 }).where(eq(products.id, PRODUCT));
  expect((await fill(PRODUCT)).body.code).toBe("stock_exceeded");
  await test.db.update(products).set({ stock: before!.stock }).where(eq(products.id, PRODUCT));
});
