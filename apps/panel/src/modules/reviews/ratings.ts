import { asc, count, eq, inArray, sql, sum } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { productRatings, products, reviews, stores } from "../../db/schema.js";
import { updateProductSearchWeight, updateStoreSearchWeight } from "../search/search-documents.js";

/** Recomputes a store's rating; concurrent reviews wait for each other. */
export async function rateStore(tx: Queries, storeId: string): Promise<void> {
  await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for("no key update");
  const [figures] = await tx
    .select({ count: count(), stars: sum(reviews.rating) })
    .from(reviews)
    .where(eq(reviews.storeId, storeId));
  const { count: reviewsCount, stars } = figures!;
  await tx
    .update(stores)
    .set({ reviewsCount, ratingTenths: Math.round((10 * Number(stars)) / reviewsCount) })
    .where(eq(stores.id, storeId));
  await updateStoreSearchWeight(tx, [storeId]);
}

/** Adds a review's ratings of products, and to their sums. */
export async function rateProducts(
  tx: Queries,
  reviewId: string,
  rated: readonly { id: string; rating: number }[],
): Promise<void> {
  if (rated.length === 0) return;
  const ids = rated.map(({ id }) => id).toSorted();
  // In a fixed order, so that two reviews never deadlock.
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for("no key update");
  await tx
    .insert(productRatings)
    .values(rated.map(({ id, rating }) => ({ reviewId, productId: id, rating })));
  for (const { id, rating } of rated) {
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${rating}`,
        ratingsCount: sql`${products.ratingsCount} + 1`,
      })
      .where(eq(products.id, id));
  }
  await updateProductSearchWeight(tx, ids);
}
