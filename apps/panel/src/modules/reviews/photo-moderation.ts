import type { CallBody, CallData, CallQuery, decideReviewPhoto, panelReviewPhotos } from "@talabee/contract";
import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { files, reviewPhotos, reviews } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { PER_PAGE, readCursor, writeCursor } from "../../http/cursor.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { discardUploads } from "../files/discard-uploads.js";
import { photoPicture } from "./review-photos.js";

type PanelReviewPhoto = CallData<typeof decideReviewPhoto>;

/**
 * The store decides which photographs of its reviews are shown (REQ-ACCOUNT-30). Another store's photograph is
 * `not_found`.
 */
export function createPhotoModeration(panel: Panel) {
  async function serialize({ photo, review, path }: Row): Promise<PanelReviewPhoto> {
    return {
      id: photo.id,
      image: path === null ? null : await photoPicture(panel, photo, path),
      state: photo.state,
      at: photo.createdAt.toISOString(),
      vendor_id: review.storeId,
      review: { id: review.id, author: review.author, rating: review.rating, comment: review.comment },
    };
  }

  return {
    /** Those that wait, oldest first. */
    async list(
      user: SessionUser,
      query: CallQuery<typeof panelReviewPhotos>,
    ): Promise<CallData<typeof panelReviewPhotos>> {
      const perPage = query.per_page ?? PER_PAGE;
      const rows = await selectPhotos(panel.db)
        .where(
          and(
            ofStaff(user),
            eq(reviewPhotos.state, "pending"),
            query.vendor_id === undefined ? undefined : eq(reviews.storeId, query.vendor_id),
            gt(reviewPhotos.sequence, readCursor(query.cursor, 0)),
          ),
        )
        .orderBy(asc(reviewPhotos.sequence))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      return {
        items: await Promise.all(page.map(serialize)),
        next_cursor: rows.length > perPage && last !== undefined ? writeCursor(last.photo.sequence) : null,
      };
    },

    /** Approves, or rejects and deletes; an approved one can still be rejected. Repeating a decision does nothing. */
    async decide(
      user: SessionUser,
      id: string,
      { state }: CallBody<typeof decideReviewPhoto>,
    ): Promise<PanelReviewPhoto> {
      const at = panel.clock();
      const decided = await panel.db.transaction(async (tx) => {
        const [before] = await selectPhotos(tx)
          .where(and(eq(reviewPhotos.id, id), ofStaff(user)))
          .for("update", { of: reviewPhotos });
        if (before === undefined) throw new ApiError("not_found");
        if (before.photo.state === state) return before;
        if (before.photo.state === "rejected") throwInvalidField("state");
        const { fileId } = before.photo;
        const isRejected = state === "rejected";
        const [photo] = await tx
          .update(reviewPhotos)
          .set({ state, decidedBy: user.id, decidedAt: at, ...(isRejected ? { fileId: null } : {}) })
          .where(eq(reviewPhotos.id, id))
          .returning();
        if (isRejected && fileId !== null) {
          await tx.delete(files).where(eq(files.id, fileId));
          await discardUploads(panel, tx, [before.path!]);
        }
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "review_photo.decide",
          subjectId: id,
          storeId: before.review.storeId,
          before: { state: before.photo.state },
          after: { state },
          at,
        });
        return { ...before, photo: photo!, path: isRejected ? null : before.path };
      });
      return serialize(decided);
    },
  };
}

type Row = Awaited<ReturnType<typeof selectPhotos>>[number];

/** Condition for the reviews of stores at which the user decides on photographs. */
const ofStaff = (user: SessionUser): SQL | undefined =>
  mayEverywhere(user, "review.moderate")
    ? undefined
    : inArray(reviews.storeId, [...storesWith(user, "review.moderate")]);

function selectPhotos(queries: Queries) {
  return queries
    .select({ photo: reviewPhotos, review: reviews, path: files.path })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .leftJoin(files, eq(files.id, reviewPhotos.fileId))
    .$dynamic();
}
