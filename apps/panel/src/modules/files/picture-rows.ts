import type { Picture } from "@talabee/contract";
import { and, inArray, isNull, lt } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { pictures } from "../../db/schema.js";
import { throwInvalidField } from "../../http/api-error.js";
import { createBoundedQueue } from "../../http/bounded-queue.js";
import type { Panel } from "../../panel.js";
import { discardUploads } from "./discard-uploads.js";
import { pictureUrl } from "./public-pictures.js";
import { describePicture, renderPicture } from "./render-picture.js";
import { withUploads } from "./uploads.js";

export type PictureRow = typeof pictures.$inferSelect;

const DAY_MS = 86_400_000;

/**
 * One picture of a menu is rendered after the other: so that of all those that stores upload, one decoding at a time stands in
 * the queue that customers' uploads share.
 */
const rendering = createBoundedQueue(16);

/**
 * Stores a picture, to be shown by a later change. Throws `validation_failed` for a file that is refused, `too_many_requests`
 * beyond what a store uploads in an hour, and `maintenance` while too many wait.
 */
export async function savePicture(
  panel: Panel,
  file: Blob,
  of: Pick<PictureRow, "kind" | "storeId" | "uploadedBy">,
): Promise<{ id: string; picture: Picture }> {
  await panel.limits.use("pictures", of.storeId ?? of.uploadedBy ?? "office");
  const rendered = await rendering(() => renderPicture(file, of.kind));
  return withUploads(panel, rendered.copies, async (stored) => {
    const id = randomUUID();
    const names = stored.map(({ path }) => path);
    const picture = describePicture(rendered, names.map(pictureUrl));
    await panel.db.insert(pictures).values({ ...of, id, picture, names, createdAt: panel.clock() });
    return { id, picture };
  });
}

/**
 * The pictures of some ids, in their order, which from then on are kept. Throws `validation_failed` for `field` where one is
 * unknown, of another kind, or of another store.
 */
export async function takePictures(
  tx: Queries,
  ids: readonly string[],
  of: Pick<PictureRow, "kind" | "storeId"> & { field: string; now: Date },
): Promise<Picture[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .orderBy(pictures.id)
    .for("update");
  const found = new Map(
    rows.flatMap((row) =>
      row.kind === of.kind && row.storeId === of.storeId ? [[row.id, row.picture]] : [],
    ),
  );
  const used = ids.map((id) => found.get(id) ?? throwInvalidField(of.field));
  await tx
    .update(pictures)
    .set({ usedAt: of.now })
    .where(and(inArray(pictures.id, [...ids]), isNull(pictures.usedAt)));
  return used;
}

/** Like {@link takePictures} for a field with one picture: undefined stays undefined, null is no picture. */
export async function takePicture(
  tx: Queries,
  id: string | null | undefined,
  of: Parameters<typeof takePictures>[2],
): Promise<Picture | null | undefined> {
  if (id === undefined || id === null) return id;
  const [picture] = await takePictures(tx, [id], of);
  return picture!;
}

/** Deletes pictures that nothing showed within a day. */
export async function deleteUnusedPictures(panel: Panel): Promise<void> {
  await panel.db.transaction(async (tx) => {
    const gone = await tx
      .delete(pictures)
      .where(and(isNull(pictures.usedAt), lt(pictures.createdAt, new Date(panel.clock().getTime() - DAY_MS))))
      .returning({ names: pictures.names });
    await discardUploads(
      panel,
      tx,
      gone.flatMap(({ names }) => names),
    );
  });
}
