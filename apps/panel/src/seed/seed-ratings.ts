import { eq, sql } from "drizzle-orm";
import type { Queries } from "../db/database.js";
import { productRatings, products, reviews, stores } from "../db/schema.js";
import type { SeedStore } from "./seed-types.js";

/** Authors of ratings without a comment, as shown: first name and initial. */
const AUTHORS = [
  "Mohammed A.",
  "فاطمة ع.",
  "Sara K.",
  "خالد م.",
  "Priya N.",
  "نورة س.",
  "John D.",
  "أحمد ح.",
  "Maria L.",
  "عائشة ر.",
  "Omar F.",
  "مريم ج.",
  "Ravi S.",
  "لطيفة ن.",
  "Hana B.",
  "يوسف ط.",
  "Carlo R.",
  "جاسم ب.",
  "Emily W.",
];
/** Ratings without a comment are older than every review with one, and at most two years old. */
const OLDEST_DAYS = 730;

/**
 * Numbers of ratings without a comment, for 1 to 5 stars, so that together with the reviews `written` there are `count`
 * ratings with an average of `tenths` of a star.
 */
export function silentRatings(tenths: number, count: number, written: readonly number[]): number[] {
  const many = Math.max(0, count - written.length);
  const wanted = Math.round((tenths * count) / 10) - written.reduce((sum, stars) => sum + stars, 0);
  const stars = Math.min(5 * many, Math.max(many, wanted));
  const counts = [0, 0, 0, 0, 0, 0];
  const low = many === 0 ? 1 : Math.floor(stars / many);
  const above = stars - low * many;
  counts[low]! += many - above;
  if (above > 0) counts[low + 1]! += above;
  // Turn pairs of equal ratings into one lower and one higher, for a spread with the same sum.
  const spread = (from: number, beside: number, share: number) => {
    if (from < 2 || beside > 4) return;
    const pairs = from === beside ? Math.floor(counts[from]! / 2) : Math.min(counts[from]!, counts[beside]!);
    const some = Math.floor(pairs * share);
    counts[from]! -= some;
    counts[beside]! -= some;
    counts[from - 1]! += some;
    counts[beside + 1]! += some;
  };
  spread(4, 4, 0.4);
  spread(3, 4, 0.35);
  spread(2, 4, 0.5);
  return counts.slice(1);
}

/** Inserts the ratings without a comment, and updates the store's rating and number of reviews. */
export async function seedRatings(tx: Queries, store: SeedStore, now: Date): Promise<void> {
  const counts = silentRatings(
    store.rating,
    store.reviewsCount,
    store.reviews.map(({ rating }) => rating),
  );
  const youngest = Math.max(0, ...store.reviews.map(({ daysAgo }) => daysAgo)) + 1;
  const span = Math.max(1, OLDEST_DAYS - youngest);
  const authors = sql`(${JSON.stringify(AUTHORS)}::jsonb)`;
  for (const [at, count] of counts.entries()) {
    if (count === 0) continue;
    await tx.execute(sql`
      insert into reviews (id, store_id, author, rating, created_at)
      select gen_random_uuid()::text, ${store.id}, ${authors} ->> ((n * 7 + ${at}::int) % ${AUTHORS.length}::int), ${at + 1}::int,
        date_trunc('milliseconds', ${now.toISOString()}::timestamptz)
          - (${youngest}::int + (n * 263 + ${at}::int * 97) % ${span}::int) * interval '1 day' - n * interval '1 minute'
      from generate_series(1, ${count}::int) n`);
  }
  const [figures] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      tenths: sql<number>`coalesce(round(10.0 * sum(${reviews.rating}) / nullif(count(*), 0)), 0)::int`,
    })
    .from(reviews)
    .where(eq(reviews.storeId, store.id));
  await tx
    .update(stores)
    .set({ reviewsCount: Number(figures!.count), ratingTenths: Number(figures!.tenths) })
    .where(eq(stores.id, store.id));
}

/** Most reviews of a store that also rate a product: more would make the start of a demo too long. */
const MOST_PRODUCT_RATINGS = 400;

/**
 * Lets each of a store's youngest reviews rate one of its products, in turn by the products' order: the first have been
 * ordered more often. The product gets the stars of the review.
 */
export async function seedProductRatings(tx: Queries, storeId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${productRatings} (review_id, product_id, rating)
    select r.id, p.id, r.rating
    from (
      select id, rating, row_number() over (order by created_at desc, rating desc) - 1 as at
      from ${reviews} where store_id = ${storeId}
    ) r
    join (
      select id, row_number() over (order by position, id) - 1 as at, count(*) over () as total
      from ${products} where store_id = ${storeId}
    ) p on p.at = floor(power(((r.at * 0.618) % 1)::numeric, 1.5) * p.total)
    where r.at < ${MOST_PRODUCT_RATINGS}::int`);
  await tx.execute(sql`
    update ${products} p set rating_sum = r.stars, ratings_count = r.ratings
    from (
      select product_id, sum(rating)::int as stars, count(*)::int as ratings
      from ${productRatings} group by product_id
    ) r
    where r.product_id = p.id and p.store_id = ${storeId}`);
}
