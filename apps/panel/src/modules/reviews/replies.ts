import type { CallData, CallQuery, PanelReview, panelReviews } from "@talabee/contract";
import { and, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { reviews, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { exactTimestamp, PER_PAGE, readTimestampCursor, writeKeyCursor } from "../../http/cursor.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { createNotification } from "../notifications/create-notification.js";
import { ofStoresWith } from "../stores/store-access.js";
import { readReviewPhotos } from "./review-photos.js";
import { serializeReview } from "./service.js";

/** Replies of stores to reviews. Another store's review is `not_found`. */
export function createReviewReplies(panel: Panel) {
  const ofUser = (user: SessionUser) => ofStoresWith(user, "review.reply", reviews.storeId);

  async function serialize(rows: readonly (typeof reviews.$inferSelect)[]): Promise<PanelReview[]> {
    const photos = await readReviewPhotos(
      panel,
      panel.db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...serializeReview(row, photos.get(row.id)),
      vendor_id: row.storeId,
      order_id: row.orderId,
    }));
  }

  return {
    async list(
      user: SessionUser,
      query: CallQuery<typeof panelReviews>,
    ): Promise<CallData<typeof panelReviews>> {
      const perPage = query.per_page ?? PER_PAGE;
      const after = readTimestampCursor(query.cursor);
      const rows = await panel.db
        .select({ ...getTableColumns(reviews), since: exactTimestamp(reviews.createdAt) })
        .from(reviews)
        .where(
          and(
            ofUser(user),
            query.vendor_id === undefined ? undefined : eq(reviews.storeId, query.vendor_id),
            query.state === "all" ? undefined : isNull(reviews.replyText),
            after === null
              ? undefined
              : sql`(${reviews.createdAt}, ${reviews.id}) < (${after.timestamp}::timestamptz, ${after.id})`,
          ),
        )
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const end = rows.length > perPage ? page.at(-1) : undefined;
      return {
        items: await serialize(page),
        next_cursor: end === undefined ? null : writeKeyCursor(end.since, end.id),
      };
    },

    /** Sets the reply of a review, or takes it back. The first one is told to the customer. */
    async reply(user: SessionUser, id: string, text: string | null): Promise<PanelReview> {
      const at = panel.clock();
      const changed = await panel.db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(reviews)
          .where(and(eq(reviews.id, id), ofUser(user)))
          .for("update");
        if (before === undefined) throw new ApiError("not_found");
        if (before.replyText === text) return before;
        const set = { replyText: text, repliedAt: text === null ? null : at };
        await tx.update(reviews).set(set).where(eq(reviews.id, id));
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "review.reply",
          subjectId: id,
          storeId: before.storeId,
          before: { reply: before.replyText },
          after: { reply: text },
          at,
        });
        if (before.replyText === null && before.userId !== null) {
          const [store] = await tx.select().from(stores).where(eq(stores.id, before.storeId));
          await createNotification(panel, tx, before.userId, {
            title: { en: "A store has replied to your review", ar: "رد متجر على تقييمك" },
            body: store!.name,
            link: `/store/${before.storeId}/reviews`,
            data: { kind: "review_reply", store_id: before.storeId },
          });
        }
        return { ...before, ...set };
      });
      return (await serialize([changed]))[0]!;
    },
  };
}
