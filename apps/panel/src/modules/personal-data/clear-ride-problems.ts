import { and, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { files, rideProblems } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { discardUploads } from "../files/discard-uploads.js";

/** Removes what riders wrote and photographed at customers' doors. That there was a problem stays. */
export async function clearRideProblems(
  panel: Pick<Panel, "jobs" | "clock">,
  tx: Queries,
  which: SQL,
): Promise<void> {
  const shown = or(isNotNull(rideProblems.words), isNotNull(rideProblems.photoFileId));
  const found = await tx
    .select({ id: rideProblems.id, photo: rideProblems.photoFileId })
    .from(rideProblems)
    .where(and(which, shown))
    .for("update");
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await tx.update(rideProblems).set({ words: null, photoFileId: null }).where(inArray(rideProblems.id, ids));
  const photos = found.flatMap(({ photo }) => photo ?? []);
  if (photos.length === 0) return;
  const gone = await tx.delete(files).where(inArray(files.id, photos)).returning({ path: files.path });
  await discardUploads(
    panel,
    tx,
    gone.map(({ path }) => path),
  );
}
