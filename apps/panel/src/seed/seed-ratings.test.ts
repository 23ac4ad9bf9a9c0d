import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productRatings, products, reviews } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { seedProductRatings } from "./seed-ratings.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

it("lets a store's reviews rate its products, the same ones each time", async () => {
  const rate = async () => {
    await test.db.delete(productRatings);
    await seedProductRatings(test.db, "majlis");
    return test.db
      .select({ id: products.id, sum: products.ratingSum, count: products.ratingsCount })
      .from(products)
      .where(eq(products.storeId, "majlis"))
      .orderBy(products.id);
  };
  const rated = await rate();
  const [written] = await test.db
    .select({ reviews: count(), stars: sql<number>`sum(${reviews.rating})::int` })
    .from(reviews)
    .where(eq(reviews.storeId, "majlis"));
  expect(written!.reviews).toBeGreaterThan(0);
  const total = (of: (row: (typeof rated)[number]) => number) => rated.reduce((all, row) => all + of(row), 0);
  expect([total((row) => row.count), total((row) => row.sum)]).toEqual([written!.reviews, written!.stars]);
  expect(await rate()).toEqual(rated);
});
