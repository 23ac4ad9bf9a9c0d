import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { products } from "../../db/schema.js";
import { ids, setUpCatalogueTests, test } from "../../testing/catalogue-fixture.js";

setUpCatalogueTests();

describe("products", () => {
  it("show price, stock and add-ons", async () => {
    const product = async (id: string) => (await test.get(`/api/products/${id}`)).body.data;
    expect(await product("spice.machboos")).toMatchObject({
      has_addons: true,
      addon_groups: [
        { id: "spice.heat", required: true, min: 1, max: 1 },
        { id: "spice.extra", required: false, options: [{ price: 300, max: 2 }, { price: 200 }] },
      ],
      vendor: { id: "spice", is_open: true },
      share_url: "/store/spice/product/spice.machboos",
    });
    expect(await product("spice.sale")).toMatchObject({ on_sale: true, price: 4000, sale_price: 3000 });
    expect(await product("spice.few")).toMatchObject({ stock_left: 3, max_quantity: 3, in_stock: true });
    expect(await product("spice.tea")).toMatchObject({ stock_left: null, max_quantity: 20 });
    expect(await product("spice.gone")).toMatchObject({ in_stock: false, max_quantity: 0 });
  });

  it("show their rating and all pictures", async () => {
    const picture = { src: "/a.webp", srcset: "/a.webp 1w", width: 1, height: 1, thumbhash: null };
    const more = { ...picture, src: "/b.webp" };
    await test.db
      .update(products)
      .set({ ratingSum: 13, ratingsCount: 3, image: picture, images: [more] })
      .where(eq(products.id, "spice.tea"));
    expect((await test.get("/api/products/spice.tea")).body.data).toMatchObject({
      rating: 4.3,
      ratings_count: 3,
      images: [picture, more],
    });
    expect((await test.get("/api/products/spice.sale")).body.data).toMatchObject({ rating: 0, images: [] });
    expect((await test.get("/api/products/nothing")).status).toBe(404);
  });

  it("are not found once inactive", async () => {
    await test.db.update(products).set({ active: false }).where(eq(products.id, "bakery.bun"));
    expect((await test.get("/api/products/bakery.bun")).status).toBe(404);
    expect(ids((await test.get("/api/stores/bakery/products")).body.data.items)).not.toContain("bakery.bun");
  });
});
