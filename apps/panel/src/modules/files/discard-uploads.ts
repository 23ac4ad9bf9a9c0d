import { arrayContains, eq, sql } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { appSettings, files, pictures } from "../../db/schema.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { logoUrl } from "./public-pictures.js";

export const DELETE_UPLOAD = "delete_upload";

/** Time in ms after which a request that writes an upload has committed its row, or never will. */
const UNUSED_AFTER_MS = 3_600_000;

type Discarding = Pick<Panel, "jobs" | "clock">;

/**
 * Deletes the bytes of uploads whose rows `tx` deletes, once it has committed: by a job, which outlasts a bucket that is away
 * and a server that is killed (REQ-SEC-17).
 */
export async function discardUploads(
  { jobs, clock }: Discarding,
  tx: Queries,
  names: readonly string[],
): Promise<void> {
  for (const subject of names) await jobs.schedule(tx, { kind: DELETE_UPLOAD, subject, dueAt: clock() });
  if (names.length > 0) afterCommit(tx, () => jobs.wake());
}

/** Deletes an upload that is about to be written, unless a row names it within the hour. */
export async function discardUnlessUsed(
  { jobs, clock }: Discarding,
  db: Queries,
  name: string,
): Promise<void> {
  const dueAt = new Date(clock().getTime() + UNUSED_AFTER_MS);
  await jobs.schedule(db, { kind: DELETE_UPLOAD, subject: name, dueAt });
}

/** Job that deletes the bytes of an upload that nothing names. */
export function createUploadDeletion({ db, uploads }: Pick<Panel, "db" | "uploads">): JobHandler {
  return async (name) => {
    if (!(await isUsed(db, name))) await uploads.remove(name);
    return null;
  };
}

async function isUsed(db: Queries, name: string): Promise<boolean> {
  const [file] = await db.select({ id: files.id }).from(files).where(eq(files.path, name));
  if (file !== undefined) return true;
  const [picture] = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(arrayContains(pictures.names, [name]));
  if (picture !== undefined) return true;
  const [settings] = await db
    .select({ id: appSettings.id })
    .from(appSettings)
    .where(sql`${appSettings.body} -> 'logo' ->> 'src' = ${logoUrl(name)}`);
  return settings !== undefined;
}
