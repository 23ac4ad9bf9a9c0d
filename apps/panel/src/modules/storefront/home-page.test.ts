import { eq, inArray, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { banners, coupons, orders, storeClosures, stores, storeZoneFees } from "../../db/schema.js";
import { ids, setUpCatalogueTests, test } from "../../testing/catalogue-fixture.js";

setUpCatalogueTests();

describe("home", () => {
  it("has rails of open stores, categories, collections and popular products, in both languages", async () => {
    const english = (await test.get("/api/home")).body.data.rails;
    const arabic = (await test.get("/api/home", { language: "ar" })).body.data.rails;
    const rail = (rails: typeof english, id: string) => rails.find((one: { id: string }) => one.id === id);
    expect(ids(rail(english, "open-near-you").items)).toEqual(expect.arrayContaining(["spice", "bakery"]));
    expect(ids(rail(english, "open-near-you").items)).not.toContain("majlis");
    expect(ids(rail(english, "popular").items)).toEqual(["spice.sale"]);
    // The place of the customer is unknown.
    expect(rail(english, "open-near-you").title).toBe("Open now");
    expect(rail(arabic, "open-near-you").title).toBe("مفتوح الآن");
    expect(rail(arabic, "open-near-you").items[0].name).toBe("متجر spice");
    expect(rail(arabic, "categories").items[0]).toMatchObject({ name: "قطري", stores_count: 2 });
    expect(ids(rail(english, "collections").items)).toEqual(["lunch"]);
    expect(rail(arabic, "popular").items[0].vendor_name).toBe("متجر spice");
    expect(rail(english, "categories").link).toBe("/categories");
    expect(rail(english, "open-near-you").link).toBe("/search/all");
    expect(rail(english, "popular")).not.toHaveProperty("link");
  });

  it("has the nearest stores first, by a zone or a position", async () => {
    const open = async (query: string) => {
      const { rails } = (await test.get(`/api/home?${query}`)).body.data;
      const { title, items } = rails.find(({ id }: { id: string }) => id === "open-near-you");
      return { title, first: items[0].id };
    };
    const places = await test.db
      .select()
      .from(stores)
      .where(inArray(stores.id, ["spice", "bakery"]));
    const at = (id: string, lat: number, lng: number) =>
      test.db.update(stores).set({ lat, lng }).where(eq(stores.id, id));
    await at("spice", 25.2, 51.4);
    await at("bakery", 25.68, 51.498);
    expect(await open("lat=25.67&lng=51.5")).toEqual({ title: "Open near you", first: "bakery" });
    expect(await open("lat=25.21&lng=51.41")).toEqual({ title: "Open near you", first: "spice" });
    expect(await open("zone=74")).toEqual({ title: "Open near you", first: "bakery" });
    for (const { id, lat, lng } of places) await at(id, lat!, lng!);
  });

  it("has stores for the customer's order type, place and time, with the fees there (REQ-CATALOG-43)", async () => {
    const rails = async (query: string) => (await test.get(`/api/home?${query}`)).body.data.rails;
    const storeRails = async (query: string) =>
      (await rails(query)).filter(({ kind }: { kind: string }) => kind === "stores");
    const listed = async (query: string) =>
      (await storeRails(query)).flatMap(
        ({ items }: { items: { id: string; delivery_fee: number }[] }) => items,
      );
    const [dineIn] = await storeRails("order_type=dine_in");
    expect([dineIn.title, ids(dineIn.items)]).toEqual(["A table now", ["majlis"]]);
    expect(ids(await listed("order_type=dine_in"))).toEqual(["majlis"]);

    await test.db
      .update(stores)
      .set({ deliveryZones: [7] })
      .where(eq(stores.id, "bakery"));
    await test.db.insert(storeZoneFees).values({ storeId: "spice", zone: 12, deliveryFee: 2300 });
    expect(ids(await listed("zone=7"))).toContain("bakery");
    const toTwelve = await listed("zone=12");
    expect(ids(toTwelve)).not.toContain("bakery");
    expect(toTwelve.find(({ id }: { id: string }) => id === "spice").delivery_fee).toBe(2300);
    // For those who fetch it themselves the place does not matter.
    expect(ids(await listed("zone=12&order_type=pickup"))).toContain("bakery");
    await test.db.delete(storeZoneFees).where(eq(storeZoneFees.storeId, "spice"));
    await test.db.update(stores).set({ deliveryZones: null }).where(eq(stores.id, "bakery"));

    const soon = new Date(test.panel.clock().getTime() + 3_600_000);
    await test.db.insert(storeClosures).values({
      id: crypto.randomUUID(),
      storeId: "bakery",
      startsAt: soon,
      endsAt: new Date(soon.getTime() + 3_600_000),
    });
    const [later] = await storeRails(`at=${new Date(soon.getTime() + 60_000).toISOString()}`);
    expect(later.title).toBe("Open at your time");
    expect(ids(later.items)).not.toContain("bakery");
    expect(ids((await storeRails(""))[0].items)).toContain("bakery");
    await test.db.delete(storeClosures);
  });

  it("leaves out rails without items, such as the banners here", async () => {
    const { rails } = (await test.get("/api/home")).body.data;
    expect(rails.every((rail: { items: unknown[] }) => rail.items.length > 0)).toBe(true);
    expect(ids(rails)).not.toContain("banners");
  });
});

describe("banners", () => {
  afterEach(async () => {
    await test.forgetOrders();
    await test.db.delete(banners);
    await test.db.delete(coupons);
    await test.db.update(stores).set({ active: true });
  });

  it("promise a coupon only to those whom it is offered to, and lead to nothing that is gone", async () => {
    const at = test.panel.clock();
    const text = { en: "T", ar: "ت" };
    const picture = { src: "/p.webp", srcset: "/p.webp 1w", width: 1, height: 1, thumbhash: null };
    const banner = { title: text, text, action: text, image: { en: picture, ar: picture }, position: 0 };
    const coupon = {
      title: text,
      kind: "percent" as const,
      value: 2000,
      orderTypes: ["delivery" as const],
      createdAt: at,
    };
    await test.db.insert(coupons).values([
      { ...coupon, id: "first", code: "FIRST", firstOrderOnly: true },
      { ...coupon, id: "over", code: "OVER", validUntil: "2020-01-01" },
    ]);
    const linked = { ...banner, tone: "dark", link: "/vendor-coupons" } as const;
    await test.db.insert(banners).values([
      { ...linked, id: "of-first", couponId: "first" },
      { ...linked, id: "of-over", couponId: "over" },
      { ...linked, id: "of-none", couponId: "gone" },
      { ...linked, id: "of-store", link: "/store/bakery?x=1" },
      { ...linked, id: "of-store-in-arabic", link: "/ar/store/bakery" },
      { ...linked, id: "of-dish-of-store", link: "/store/bakery/product/bakery.bread" },
      { ...linked, id: "of-dish", link: "/store/spice/product/gone" },
      { ...linked, id: "of-menu-category", link: "/store/spice/cat/gone" },
      { ...linked, id: "of-collection", link: "/collection/gone?sub=x" },
      { ...linked, id: "of-category", link: "/search/gone" },
      { ...linked, id: "of-bad-path", link: "/store/%E0%A4%A" },
      { ...linked, id: "of-gone-store-and-coupon", link: "/store/bakery", couponId: "first" },
      { ...linked, id: "plain" },
      { ...linked, id: "plain-categories", link: "/search/all" },
      { ...linked, id: "plain-dish", link: "/store/spice/product/spice.tea" },
    ]);
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "bakery"));
    const shown = async (person?: { token: string }) =>
      ids(
        (await test.get("/api/home", person)).body.data.rails.find(
          ({ kind }: { kind: string }) => kind === "banners",
        ).items,
      ).toSorted();
    const plain = ["plain", "plain-categories", "plain-dish"];
    const [someone, other] = [await test.person(), await test.person()];
    await expect.poll(() => shown()).toEqual(["of-first", ...plain]);
    expect(await shown(someone)).toEqual(["of-first", ...plain]);
    await test.order(someone, [["spice.tea", 1]]);
    await expect.poll(() => shown(someone)).toEqual(plain);
    expect(await shown(other)).toEqual(["of-first", ...plain]);
  });
});

describe("ordering again", () => {
  afterEach(() => test.forgetOrders());

  it("offers the last order of each store that delivered, only to its customer", async () => {
    const someone = await test.person();
    const rail = async (person?: { token: string }) =>
      (await test.get("/api/home", person)).body.data.rails.find(
        ({ kind }: { kind: string }) => kind === "order_again",
      );
    const delivered = async (product: string, quantity: number) => {
      const order = await test.order(someone, [[product, quantity]]);
      // Backdated; the events of an order are covered by its own tests.
      await test.db.execute(sql`
        insert into order_trail (order_id, version, from_status, to_status, actor, at)
        values (${order.id}, 2, 'pending', 'delivered', 'admin', now())`);
      await test.db
        .update(orders)
        .set({ orderStatus: "delivered", deliveredAt: new Date(), version: 2 })
        .where(eq(orders.id, order.id));
      return order.id as string;
    };
    await delivered("spice.tea", 1);
    const bread = await delivered("bakery.bread", 20);
    const tea = await delivered("spice.tea", 2);
    expect(await rail()).toBeUndefined();
    expect(await rail(await test.person())).toBeUndefined();
    const { items, title } = await rail(someone);
    expect([title, ids(items)]).toEqual(["Order again", [tea, bread]]);
    expect(items[0]).toMatchObject({ items_count: 2, vendor: { id: "spice" }, order_status: "delivered" });
    expect((await test.get("/api/home", someone)).body.data.rails[0].kind).toBe("order_again");
  });
});
