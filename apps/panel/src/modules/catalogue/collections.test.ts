import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { collections, products, stores, subCollections } from "../../db/schema.js";
import { ids, setUpCatalogueTests, test } from "../../testing/catalogue-fixture.js";

setUpCatalogueTests();

describe("collections", () => {
  beforeAll(async () => {
    await test.db
      .insert(collections)
      .values({ id: "dinner", name: { en: "Dinner", ar: "عشاء" }, position: 1 });
    await test.db.insert(subCollections).values([
      {
        id: "dinner.a",
        collectionId: "dinner",
        name: { en: "First", ar: "أول" },
        storeIds: [],
        productIds: ["spice.machboos", "bakery.cake", "spice.gone"],
        position: 0,
      },
      {
        id: "dinner.b",
        collectionId: "dinner",
        name: { en: "Second", ar: "ثان" },
        storeIds: [],
        productIds: ["spice.sale", "bakery.cake", "nothing"],
        position: 1,
      },
    ]);
  });

  it("are listed with their sub-collections, page by page", async () => {
    const first = (await test.get("/api/collections?per_page=1", { language: "ar" })).body.data;
    expect(ids(first.items)).toEqual(["lunch"]);
    const second = (await test.get(`/api/collections?per_page=1&cursor=${first.next_cursor}`)).body.data;
    expect(second).toMatchObject({
      items: [{ id: "dinner", sub_collections: [{ id: "dinner.a", name: "First" }, { id: "dinner.b" }] }],
      next_cursor: null,
    });
    expect((await test.get("/api/collections?cursor=zzz")).status).toBe(422);
  });

  it("list their products once, in editorial order", async () => {
    const page = (await test.get("/api/collections/dinner")).body.data;
    expect(page.collection).toEqual({ id: "dinner", name: "Dinner", image: null });
    expect(ids(page.products.items)).toEqual(["spice.machboos", "bakery.cake", "spice.gone", "spice.sale"]);
    const part = (await test.get("/api/collections/dinner?sub_collection_id=dinner.b", { language: "ar" }))
      .body.data;
    expect(
      part.products.items.map(({ id, vendor_name }: { id: string; vendor_name: string }) => [
        id,
        vendor_name,
      ]),
    ).toEqual([
      ["spice.sale", "متجر spice"],
      ["bakery.cake", "متجر bakery"],
    ]);
    expect(ids(part.sub_collections)).toEqual(["dinner.a", "dinner.b"]);
  });

  it.each([
    ["price_low", ["spice.gone", "spice.machboos", "spice.sale", "bakery.cake"]],
    ["price_high", ["bakery.cake", "spice.sale", "spice.machboos", "spice.gone"]],
    ["newest", ["spice.gone", "spice.machboos", "bakery.cake", "spice.sale"]],
  ])("are sorted by %s, page by page", async (sort, expected) => {
    await test.db
      .update(products)
      .set({ createdAt: new Date("2030-01-01") })
      .where(eq(products.id, "spice.gone"));
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const from: string = cursor === "" ? "" : `&cursor=${cursor}`;
      const { products: page } = (await test.get(`/api/collections/dinner?sort=${sort}&per_page=3${from}`))
        .body.data;
      seen.push(...ids(page.items));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(expected);
  });

  it("hide inactive products; unknown collections are not found", async () => {
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "bakery"));
    const page = (await test.get("/api/collections/dinner")).body.data;
    expect(ids(page.products.items)).not.toContain("bakery.cake");
    await test.db.update(stores).set({ active: true }).where(eq(stores.id, "bakery"));
    expect((await test.get("/api/collections/nothing")).status).toBe(404);
    expect((await test.get("/api/collections/dinner?sub_collection_id=lunch.all")).status).toBe(404);
    expect((await test.get("/api/collections/dinner?sort=colour")).status).toBe(422);
    expect((await test.get("/api/collections/dinner?cursor=WzFd")).status).toBe(422);
  });
});
