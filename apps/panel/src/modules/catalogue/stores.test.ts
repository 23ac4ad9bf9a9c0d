import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { coupons, slots, storeClosures, stores, storeZoneFees } from "../../db/schema.js";
import { ids, setUpCatalogueTests, test } from "../../testing/catalogue-fixture.js";

setUpCatalogueTests();

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

  it("are filtered by name, cuisine and zone, and sorted", async () => {
    const list = async (query: string) => ids((await test.get(`/api/vendors?${query}`)).body.data.items);
    const fee = (await test.get("/api/stores/bakery")).body.data.delivery_fee;
    expect(await list("q=BAKERY")).toEqual(["bakery"]);
    expect(await list("q=nothing+like+it")).toEqual([]);
    expect(await list("cuisine=qatari")).toEqual(expect.arrayContaining(["spice", "majlis"]));
    await test.db
      .update(stores)
      .set({ ratingTenths: 50, deliveryZones: [7] })
      .where(eq(stores.id, "bakery"));
    expect((await list("sort=rating&open_now=1"))[0]).toBe("bakery");
    expect(await list("min_rating=4.9")).toEqual(["bakery"]);
    expect((await test.get("/api/vendors?min_rating=6")).status).toBe(422);
    expect(await list("free_delivery=1")).not.toContain("bakery");
    await test.db.update(stores).set({ deliveryFee: 0 }).where(eq(stores.id, "bakery"));
    expect(await list("free_delivery=1")).toContain("bakery");
    expect(await list("free_delivery=0")).not.toContain("bakery");
    await test.db.update(stores).set({ deliveryFee: fee }).where(eq(stores.id, "bakery"));
    expect(await list("zone=7")).toContain("bakery");
    expect(await list("zone=12")).not.toContain("bakery");
    await test.db
      .update(stores)
      .set({ ratingTenths: 45, deliveryZones: null })
      .where(eq(stores.id, "bakery"));
    const named = (await test.get("/api/categories?q=qatari")).body.data.items;
    expect(ids(named)).toEqual(["qatari"]);
  });

  it("have the fee to the customer's place on their page (REQ-CATALOG-43)", async () => {
    const page = async (query: string) => (await test.get(`/api/stores/bakery?${query}`)).body.data;
    const { delivery_fee, delivers_here } = await page("");
    expect(delivers_here).toBeUndefined();
    await test.db
      .update(stores)
      .set({ deliveryBands: [{ up_to_metres: 5000, fee: 700 }], lat: 25.3, lng: 51.5 })
      .where(eq(stores.id, "bakery"));
    expect(await page("lat=25.31&lng=51.5")).toMatchObject({ delivery_fee: 700, delivers_here: true });
    expect(await page("lat=25.9&lng=51.5")).toMatchObject({ delivery_fee, delivers_here: false });
    await test.db.update(stores).set({ deliveryBands: null }).where(eq(stores.id, "bakery"));
  });

  it("show their menu by section, and offers", async () => {
    const store = (await test.get("/api/stores/spice")).body.data;
    expect(store).toMatchObject({
      legal_name: "spice W.L.L.",
      menu_layout: "list",
      rating: 4.5,
      is_open: true,
      closes_at: null,
      payment_methods: ["card", "wallet", "online", "cod"],
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

  it("are hidden while inactive", async () => {
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "evening"));
    const answer = await test.get("/api/stores/evening");
    expect([answer.status, answer.body.code]).toEqual([410, "store_inactive"]);
    expect(ids((await test.get("/api/vendors")).body.data.items)).not.toContain("evening");
    await test.db.update(stores).set({ active: true }).where(eq(stores.id, "evening"));
  });

  it("continue after the last store of a page, whatever was added meanwhile", async () => {
    const page = async (query: string) => (await test.get(`/api/vendors?open_now=1&${query}`)).body.data;
    await test.db.update(stores).set({ deliveryFee: 500 }).where(eq(stores.id, "majlis"));
    const first = await page("sort=fee&per_page=1");
    expect(ids(first.items)).toEqual(["majlis"]);
    await test.db.update(stores).set({ deliveryFee: 100 }).where(eq(stores.id, "bakery"));
    const second = await page(`sort=fee&per_page=9&cursor=${first.next_cursor}`);
    expect(ids(second.items)[0]).toBe("spice");
    expect(ids(second.items)).not.toContain("majlis");
    await test.db.update(stores).set({ deliveryFee: 1000, deliveryMin: 20 });
  });

  it.each([
    ["time", { deliveryMin: 5 }],
    ["min_order", { minOrder: 1 }],
    ["rating", { ratingTenths: 49 }],
  ] as const)("are sorted by %s, open ones first", async (sort, change) => {
    const before = (await test.db.select().from(stores)).filter(({ id }) => id === "majlis")[0]!;
    await test.db
      .update(stores)
      .set({ minOrder: 2 })
      .where(sql`${stores.minOrder} = 0`);
    await test.db.update(stores).set(change).where(eq(stores.id, "majlis"));
    const found = (await test.get(`/api/vendors?sort=${sort}`)).body.data.items;
    expect(found[0].id).toBe("majlis");
    const open = found.map(({ is_open }: { is_open: boolean }) => is_open);
    expect(open).toEqual(open.toSorted((a: boolean, b: boolean) => Number(b) - Number(a)));
    const { deliveryMin, ratingTenths } = before;
    await test.db.update(stores).set({ deliveryMin, ratingTenths }).where(eq(stores.id, "majlis"));
    await test.db
      .update(stores)
      .set({ minOrder: 0 })
      .where(sql`${stores.minOrder} in (1, 2)`);
  });

  it("deliver to their own zones and to zones with another fee", async () => {
    await test.db
      .update(stores)
      .set({ deliveryZones: [7] })
      .where(eq(stores.id, "bakery"));
    await test.db.insert(storeZoneFees).values({ storeId: "bakery", zone: 13, deliveryFee: 2000 });
    const delivers = async (zone: number) =>
      ids((await test.get(`/api/vendors?zone=${zone}`)).body.data.items).includes("bakery");
    expect([await delivers(7), await delivers(12), await delivers(13)]).toEqual([true, false, true]);
    await test.db.delete(storeZoneFees);
    await test.db.update(stores).set({ deliveryZones: null });
  });

  it("are found by other spellings of their name and cuisine", async () => {
    const list = async (query: string) => ids((await test.get(`/api/vendors?${query}`)).body.data.items);
    expect(await list(`q=${encodeURIComponent("القطري")}`)).toContain("spice");
    expect(await list(`cuisine=${encodeURIComponent("قطرى")}`)).toContain("spice");
    expect((await test.get(`/api/vendors?q=${"x".repeat(81)}`)).status).toBe(422);
    expect((await test.get("/api/vendors?zone=0")).status).toBe(422);
    expect((await test.get("/api/vendors?sort=colour")).status).toBe(422);
  });

  it("are closed during a closure, whatever their hours", async () => {
    const now = Date.now();
    const endsAt = new Date(now + 3_600_000);
    await test.db
      .insert(storeClosures)
      .values({ id: "eid", storeId: "spice", startsAt: new Date(now - 1000), endsAt });
    const store = (await test.get("/api/stores/spice")).body.data;
    expect(store).toMatchObject({ is_open: false, opens_at: endsAt.toISOString(), closes_at: null });
    expect(Date.parse(store.next_slots[0])).toBeGreaterThanOrEqual(endsAt.getTime());
    expect((await test.get("/api/products/spice.tea")).body.data.vendor.is_open).toBe(false);
    expect(ids((await test.get("/api/vendors?open_now=1")).body.data.items)).not.toContain("spice");
    await test.db.delete(storeClosures);
    expect((await test.get("/api/stores/spice")).body.data.is_open).toBe(true);
  });

  it("show coupons for guests and the next slots", async () => {
    const coupon = {
      kind: "percent" as const,
      value: 1000,
      title: { en: "Ten", ar: "عشرة" },
      orderTypes: ["delivery" as const],
      storeId: "spice",
      createdAt: new Date(),
    };
    await test.db.insert(coupons).values([
      { ...coupon, id: "c1", code: "SHOWN" },
      { ...coupon, id: "c2", code: "UNLISTED", listed: false },
      { ...coupon, id: "c3", code: "OVER", endsAt: new Date(Date.now() - 1000) },
      { ...coupon, id: "c4", code: "OFF", active: false },
      { ...coupon, id: "c5", code: "OTHER", storeId: "bakery" },
    ]);
    const store = (await test.get("/api/stores/spice", { language: "ar" })).body.data;
    expect(store.coupons).toMatchObject([{ code: "SHOWN", title: "عشرة", vendor: { id: "spice" } }]);
    expect(store.next_slots.length).toBeGreaterThan(0);
    const rails = (await test.get("/api/home")).body.data.rails;
    const rail = rails.find(({ kind }: { kind: string }) => kind === "coupons");
    expect(rail.items.map(({ code }: { code: string }) => code).toSorted()).toEqual(["OTHER", "SHOWN"]);
    await test.db.delete(coupons);
  });

  it("list all slots by day, with the full ones", async () => {
    const { days } = (await test.get("/api/stores/spice/slots?order_type=pickup")).body.data;
    expect(days.length).toBeGreaterThan(1);
    expect(days.every(({ slots: times }: { slots: unknown[] }) => times.length > 0)).toBe(true);
    const [first, next] = days[1].slots;
    expect(first.is_full).toBe(false);
    await test.db
      .insert(slots)
      .values({ storeId: "spice", startsAt: new Date(first.at), booked: 1, capacity: 1 });
    const after = (await test.get("/api/stores/spice/slots?order_type=pickup")).body.data;
    // Compared by the slots themselves: midnight in Doha may have passed since.
    const times = after.days.flatMap((day: { slots: unknown[] }) => day.slots);
    expect(times).toContainEqual({ at: first.at, is_full: true });
    expect(times).toContainEqual({ at: next.at, is_full: false });
    expect((await test.get("/api/stores/nowhere/slots")).status).toBe(404);
    await test.db.delete(slots);
  });

  it("accept only the payment methods they list", async () => {
    await test.db
      .update(stores)
      .set({ paymentMethods: ["cod"] })
      .where(eq(stores.id, "spice"));
    expect((await test.get("/api/stores/spice")).body.data.payment_methods).toEqual(["cod"]);
    await test.db.update(stores).set({ paymentMethods: null });
  });
});
