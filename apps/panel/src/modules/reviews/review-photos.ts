import { type Picture, REVIEW_PHOTO_LIMITS, type Review } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { files, reviewPhotos, reviews } from "../../db/schema.js";
import type { App } from "../../http/app-env.js";
import { isEqualSecret } from "../../http/is-equal-secret.js";
import type { Panel } from "../../panel.js";
import { SANDBOX_POLICY } from "../files/routes.js";
import { checkUpload, insertFile, readUpload, renderPhoto, type StoredUpload } from "../files/uploads.js";

type PhotoRow = typeof reviewPhotos.$inferSelect;
type RenderedPhoto = Awaited<ReturnType<typeof renderPhoto>>;
type ReviewPhoto = Review["photos"][number];

/** Address of the folder in which photographs are served. */
export const REVIEW_PHOTOS = "/review-photos";
/** Name of a stored photograph: see `withUpload`. */
const GENERATED_NAME = /^[\w-]{24}\.jpg$/;
/**
 * How long the address of a pending photograph is valid at least, which its author and the staff are sent. Addresses expire
 * at full hours, so that reading a list again names the same one, which the browser has already loaded.
 */
const PREVIEW_S = 3600;

/** Checks and re-encodes the photographs of a review. Throws `validation_failed` for one that is refused. */
export async function renderReviewPhotos(photos: readonly Blob[]): Promise<RenderedPhoto[]> {
  const rendered: RenderedPhoto[] = [];
  // One after the other: together, three decoded pictures would take three times the memory.
  for (const photo of photos) {
    const checked = await checkUpload(photo, "photos", REVIEW_PHOTO_LIMITS, "picture_type");
    rendered.push(await renderPhoto(checked, "photos", REVIEW_PHOTO_LIMITS.side!));
  }
  return rendered;
}

/** Inserts the stored photographs of a new review, in their order. They wait for the store's decision. */
export async function insertReviewPhotos(
  tx: Queries,
  {
    id: reviewId,
    storeId,
    userId,
    createdAt,
  }: Pick<typeof reviews.$inferSelect, "id" | "storeId" | "userId" | "createdAt">,
  photos: readonly { readonly stored: StoredUpload; readonly rendered: RenderedPhoto }[],
): Promise<void> {
  for (const { stored, rendered } of photos) {
    await insertFile(tx, { ...stored, ownerId: userId, kind: "review_photo" });
    const { width, height } = rendered;
    await tx
      .insert(reviewPhotos)
      .values({ id: randomUUID(), reviewId, storeId, fileId: stored.id, width, height, createdAt });
  }
}

/** The photographs that the store approved, by the review's id (REQ-ACCOUNT-30). */
export const readReviewPhotos = (panel: Panel, queries: Queries, reviewIds: readonly string[]) =>
  readPhotos(panel, queries, reviewIds, eq(reviewPhotos.state, "approved"));

/** A customer's own photographs that wait for the store, by the review's id: nobody else is sent them. */
export const readOwnPendingPhotos = (panel: Panel, userId: string, reviewIds: readonly string[]) =>
  readPhotos(panel, panel.db, reviewIds, and(eq(reviewPhotos.state, "pending"), eq(reviews.userId, userId)));

async function readPhotos(
  panel: Panel,
  queries: Queries,
  reviewIds: readonly string[],
  which: SQL | undefined,
): Promise<Map<string, ReviewPhoto[]>> {
  const byReview = new Map<string, ReviewPhoto[]>();
  if (reviewIds.length === 0) return byReview;
  const rows = await queries
    .select({ photo: reviewPhotos, path: files.path })
    .from(reviewPhotos)
    .innerJoin(files, eq(files.id, reviewPhotos.fileId))
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(inArray(reviewPhotos.reviewId, [...reviewIds]), which))
    .orderBy(asc(reviewPhotos.sequence));
  for (const { photo, path } of rows) {
    const shown = {
      id: photo.id,
      image: await photoPicture(panel, photo, path),
      is_pending: photo.state === "pending",
    };
    byReview.set(photo.reviewId, [...(byReview.get(photo.reviewId) ?? []), shown]);
  }
  return byReview;
}

/** A photograph with its address; that of one that waits is signed and expires. */
export async function photoPicture(
  panel: Panel,
  { state, width, height }: PhotoRow,
  path: string,
): Promise<Picture> {
  const address = `${REVIEW_PHOTOS}/${path}`;
  const now = panel.clock().getTime() / 1000;
  const until = (Math.floor(now / PREVIEW_S) + 2) * PREVIEW_S;
  const src =
    state === "approved" ? address : `${address}?until=${until}&key=${await previewKey(panel, path, until)}`;
  return { src, srcset: "", width, height, thumbhash: null };
}

const previewKey = (panel: Panel, path: string, until: number) =>
  panel.secrets.digest(`${path} ${until}`, "review-photo");

/** For how many seconds an address that {@link photoPicture} signed is valid; 0 if it has expired, or was not signed. */
async function previewLeft(
  panel: Panel,
  path: string,
  { until, key }: Record<string, string>,
): Promise<number> {
  if (until === undefined || key === undefined || !/^\d{1,12}$/.test(until)) return 0;
  const left = Math.floor(Number(until) - panel.clock().getTime() / 1000);
  if (left <= 0) return 0;
  return isEqualSecret(key, await previewKey(panel, path, Number(until))) ? left : 0;
}

/**
 * Serves the approved photographs to everyone, and those that wait only at a signed address: `<img>` sends no token
 * (REQ-ACCOUNT-30).
 */
export function reviewPhotoRoutes(app: App, panel: Panel): void {
  app.get(`${REVIEW_PHOTOS}/:name`, async (context) => {
    const name = context.req.param("name");
    // Other names are no photograph's: no query for them.
    const [photo] = GENERATED_NAME.test(name)
      ? await panel.db
          .select({ state: reviewPhotos.state })
          .from(reviewPhotos)
          .innerJoin(files, eq(files.id, reviewPhotos.fileId))
          .where(eq(files.path, name))
      : [];
    const isPublic = photo?.state === "approved";
    const left = isPublic || photo === undefined ? 0 : await previewLeft(panel, name, context.req.query());
    const bytes = isPublic || left > 0 ? await readUpload(panel, name) : null;
    if (bytes === null) return context.text("Not found", 404, { "Cache-Control": "no-store" });
    context.header("Content-Type", "image/jpeg");
    context.header("Content-Security-Policy", SANDBOX_POLICY);
    // A day at most: a store may reject later, and a customer may delete their account.
    context.header("Cache-Control", isPublic ? "public, max-age=86400" : `private, max-age=${left}`);
    return context.body(new Uint8Array(bytes));
  });
}
