import { COMPLETED_ORDER_STATUSES, isCompletedStatus } from "@talabee/domain";
import type { CallBody, CallData, CallQuery, createReview, Review, storeReviews } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orders, reviews, users } from "../../db/schema.js";
import { findStore } from "../catalogue/store-menu.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import {
  exactTimestamp,
  PER_PAGE,
  readKeyCursor,
  readTimestampCursor,
  writeKeyCursor,
} from "../../http/cursor.js";
import type { Panel } from "../../panel.js";
import { withUploads } from "../files/uploads.js";
import { rateProducts, rateStore } from "./ratings.js";
import {
  insertReviewPhotos,
  readOwnPendingPhotos,
  readReviewPhotos,
  renderReviewPhotos,
} from "./review-photos.js";

type ReviewRow = typeof reviews.$inferSelect;
/** A review with the exact time of its creation. */
type ListedReview = ReviewRow & { readonly since: string };
type Query = CallQuery<typeof storeReviews>;

const STARS = [1, 2, 3, 4, 5] as const;

/** Sort order of a list of reviews with its cursor. */
interface Sorting {
  readonly order: SQL[];
  behind(cursor: string | undefined): SQL | undefined;
  cursorAt(row: ListedReview): string;
}

const byRating = (direction: "highest" | "lowest"): Sorting => ({
  order: [
    direction === "highest" ? desc(reviews.rating) : asc(reviews.rating),
    desc(reviews.createdAt),
    desc(reviews.id),
  ],
  behind(cursor) {
    const keys = readKeyCursor(cursor, ["string", "string", "string"]);
    if (keys === null) return undefined;
    const [rating, timestamp, id] = keys as [string, string, string];
    readTimestampCursor(writeKeyCursor(timestamp, id));
    if (!STARS.some((stars) => String(stars) === rating)) throwInvalidField("cursor");
    const further = direction === "highest" ? sql`<` : sql`>`;
    return sql`(${reviews.rating} ${further} ${Number(rating)} or (${reviews.rating} = ${Number(rating)} and (${reviews.createdAt}, ${reviews.id}) < (${timestamp}::timestamptz, ${id})))`;
  },
  cursorAt: (row) => writeKeyCursor(String(row.rating), row.since, row.id),
});

const SORTINGS: Readonly<Record<NonNullable<Query["sort"]>, Sorting>> = {
  newest: {
    order: [desc(reviews.createdAt), desc(reviews.id)],
    behind(cursor) {
      const after = readTimestampCursor(cursor);
      return after === null
        ? undefined
        : sql`(${reviews.createdAt}, ${reviews.id}) < (${after.timestamp}::timestamptz, ${after.id})`;
    },
    cursorAt: (row) => writeKeyCursor(row.since, row.id),
  },
  highest: byRating("highest"),
  lowest: byRating("lowest"),
};

/** Reviews of stores and products (REQ-ACCOUNT-29). */
export function createReviewService(panel: Panel) {
  return {
    /** A page of a store's reviews, as guests see it. */
    async ofStore(storeId: string, query: Query): Promise<CallData<typeof storeReviews>> {
      const sorting = SORTINGS[query.sort ?? "newest"];
      const behind = sorting.behind(query.cursor);
      const perPage = query.per_page ?? PER_PAGE;
      await findStore(panel.db, storeId);
      const counts = await countsOf(panel.db, storeId);
      const rows = await panel.db
        .select({ ...getTableColumns(reviews), since: exactTimestamp(reviews.createdAt) })
        .from(reviews)
        .where(and(eq(reviews.storeId, storeId), behind))
        .orderBy(...sorting.order)
        .limit(perPage + 1);
      const shown = rows.slice(0, perPage);
      const last = shown.at(-1);
      const photos = await readReviewPhotos(
        panel,
        panel.db,
        shown.map(({ id }) => id),
      );
      const total = counts.reduce((all, some) => all + some, 0);
      return {
        average: averageTenths(counts) / 10,
        total,
        counts,
        items: shown.map((row) => serializeReview(row, photos.get(row.id))),
        next_cursor: rows.length > perPage && last !== undefined ? sorting.cursorAt(last) : null,
        reviewable_order_id: null,
      };
    },

    /** The customer's newest order of a store that they can review; null for none. */
    reviewableOrder: (userId: string, storeId: string) => reviewableOrder(panel.db, userId, storeId),

    /** The reviews that guests see, with the customer's own photographs that wait for the store (REQ-ACCOUNT-30). */
    async withOwnPhotos(userId: string, items: readonly Review[]): Promise<Review[]> {
      const own = await readOwnPendingPhotos(
        panel,
        userId,
        items.map(({ id }) => id),
      );
      return items.map((item) => ({ ...item, photos: [...item.photos, ...(own.get(item.id) ?? [])] }));
    },

    /**
     * Inserts the review of a delivered order, once, and updates the ratings of its store and products in the same
     * transaction. Its photographs wait for the store (REQ-ACCOUNT-30).
     */
    async create(userId: string, form: CallBody<typeof createReview>): Promise<Review> {
      // Decoding is dear: not for a review that is refused.
      if (form.photos.length > 0) await reviewedOrder(panel.db, userId, form);
      const rendered = await renderReviewPhotos(form.photos);
      const row = await withUploads(panel, rendered, (stored) =>
        insertReview(
          userId,
          form,
          rendered.map((photo, at) => ({ rendered: photo, stored: stored[at]! })),
        ),
      );
      // The author looks at the list next, and the database's notification may come a moment after the response.
      panel.responses.drop(row.storeId);
      const own = await readOwnPendingPhotos(panel, userId, rendered.length === 0 ? [] : [row.id]);
      return serializeReview(row, own.get(row.id));
    },
  };

  async function insertReview(
    userId: string,
    form: CallBody<typeof createReview>,
    photos: Parameters<typeof insertReviewPhotos>[2],
  ): Promise<ReviewRow> {
    return panel.db.transaction(async (tx) => {
      const order = await reviewedOrder(tx, userId, form, { lock: true });
      const [row] = await tx
        .insert(reviews)
        .values({
          id: randomUUID(),
          storeId: order.storeId,
          userId,
          orderId: order.id,
          author: await authorName(tx, userId),
          rating: form.rating,
          comment: form.comment || null,
          createdAt: panel.clock(),
        })
        .returning();
      await rateStore(tx, order.storeId);
      await rateProducts(tx, row!.id, form.products);
      await insertReviewPhotos(tx, row!, photos);
      return row!;
    });
  }
}

/** The delivered order that a form reviews for the first time, and only its products; throws what it is refused for. */
async function reviewedOrder(
  queries: Queries,
  userId: string,
  form: CallBody<typeof createReview>,
  { lock = false }: { lock?: boolean } = {},
): Promise<typeof orders.$inferSelect> {
  const found = queries
    .select()
    .from(orders)
    .where(and(eq(orders.id, form.order_id), eq(orders.userId, userId)));
  const [order] = await (lock ? found.for("update") : found);
  if (order === undefined) throw new ApiError("not_found");
  if (!isCompletedStatus(order.orderStatus)) throw new ApiError("order_not_delivered");
  const [earlier] = await queries
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.orderId, order.id));
  if (earlier !== undefined) throw new ApiError("already_reviewed");
  await refuseOtherProducts(queries, order.id, form.products);
  return order;
}

/** The newest order of this customer and store that {@link createReviewService} accepts a review of. */
async function reviewableOrder(queries: Queries, userId: string, storeId: string): Promise<string | null> {
  const [order] = await queries
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(reviews, eq(reviews.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.storeId, storeId),
        inArray(orders.orderStatus, COMPLETED_ORDER_STATUSES),
        isNull(reviews.id),
      ),
    )
    .orderBy(desc(orders.systemNumber))
    .limit(1);
  return order?.id ?? null;
}

/** Number of reviews with 1, 2, 3, 4 and 5 stars. */
async function countsOf(queries: Queries, storeId: string): Promise<number[]> {
  const rows = await queries
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(eq(reviews.storeId, storeId))
    .groupBy(reviews.rating);
  return STARS.map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}

/** Average in tenths of a star; 0 without reviews. */
function averageTenths(counts: readonly number[]): number {
  const total = counts.reduce((all, some) => all + some, 0);
  const stars = counts.reduce((all, some, at) => all + some * (at + 1), 0);
  return total === 0 ? 0 : Math.round((10 * stars) / total);
}

/** Only products of the order can be rated, each once. */
async function refuseOtherProducts(
  tx: Queries,
  orderId: string,
  rated: readonly { id: string }[],
): Promise<void> {
  if (rated.length === 0) return;
  const lines = await tx
    .select({ productId: orderLines.productId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const ordered = new Set(lines.map(({ productId }) => productId));
  const wrong = rated.findIndex(
    ({ id }, at) => !ordered.has(id) || rated.findIndex((other) => other.id === id) !== at,
  );
  if (wrong >= 0) throwInvalidField(`products.${wrong}.id`);
}

/** The public name: first name and initial. */
async function authorName(tx: Queries, userId: string): Promise<string> {
  const [user] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  const initial = Array.from(user!.lastName.trim())[0];
  return initial === undefined ? user!.firstName : `${user!.firstName} ${initial}.`;
}

/** A review as everybody reads it. */
export function serializeReview(row: ReviewRow, photos: Review["photos"] = []): Review {
  return {
    id: row.id,
    author: row.author,
    rating: row.rating,
    comment: row.comment,
    at: row.createdAt.toISOString(),
    photos,
    reply:
      row.replyText === null || row.repliedAt === null
        ? null
        : { text: row.replyText, at: row.repliedAt.toISOString() },
  };
}
