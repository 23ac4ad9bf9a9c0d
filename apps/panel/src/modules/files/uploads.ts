import { randomBytes, randomUUID, createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Queries } from "../../db/database.js";
import { files } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";

export type FileRow = typeof files.$inferSelect;
/** Most pixels of a picture: a small file can hold far more than memory does (REQ-SEC-22). */
const MOST_PIXELS = 40_000_000;

/** Loaded with the first file that comes: most panels at rest need neither. */
async function pictureTools() {
  const { default: sharp } = await import("sharp");
  // One picture after the other, and no cache, so that memory stays where it was.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Bytes that were looked at, with what they are. */
export interface Checked {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly extension: string;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/**
 * Reads what somebody sent, and looks at its first bytes, whatever its sender calls it. Throws the ApiError
 * `validation_failed` of `field` for another type, and for a picture that cannot be read or has more than 40 megapixels.
 */
export async function checkUpload(
  file: Blob,
  field: string,
  types: readonly string[],
  complaint: "file_type" | "picture_type",
): Promise<Checked> {
  const refuse = (): never => {
    throw new ApiError("validation_failed", { errors: { [field]: [complaint] } });
  };
  const bytes = Buffer.from(await file.arrayBuffer());
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = found?.mime;
  if (mime === undefined || !types.includes(mime)) return refuse();
  if (mime.startsWith("image/")) {
    const sharp = await pictureTools();
    const size = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .metadata()
      .catch(() => null);
    if (size === null || size.width * size.height > MOST_PIXELS) return refuse();
  } else if (!/^%PDF-\d/.test(bytes.toString("latin1", 0, 8))) return refuse();
  return { bytes, mime, extension: EXTENSIONS[mime]! };
}

/** A picture of a person as it is handed out: square, small, without anything its camera wrote into it. */
export async function asAvatar(picture: Checked, field: string): Promise<Checked> {
  const sharp = await pictureTools();
  try {
    const bytes = await sharp(picture.bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes, mime: "image/webp", extension: "webp" };
  } catch (cause) {
    throw new ApiError("validation_failed", { errors: { [field]: ["picture_type"] }, cause });
  }
}
const AVATAR_SIDE = 512;

/** Where uploads lie: in the data folder, in none that is served. */
export function uploadsFolder(panel: Pick<Panel, "config">): string {
  return join(panel.config.dataDir, "uploads");
}

/**
 * Writes bytes under a drawn name, whole or not at all. The file is kept when the transaction that names it is, else
 * thrown away: `keep` is that transaction.
 */
export async function withUpload<Result>(
  panel: Panel,
  { bytes, mime, extension }: Checked,
  keep: (file: Omit<typeof files.$inferInsert, "ownerId" | "kind">) => Promise<Result>,
): Promise<Result> {
  const folder = uploadsFolder(panel);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomBytes(18).toString("base64url")}.${extension}`;
  const path = join(folder, name);
  try {
    const handle = await open(`${path}.part`, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.part`, path);
    return await keep({
      id: randomUUID(),
      mime,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      path: name,
      createdAt: panel.clock(),
    });
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    await rm(path, { force: true });
    throw error;
  }
}

/** Writes down a file that was stored. */
export async function nameFile(queries: Queries, file: typeof files.$inferInsert): Promise<void> {
  await queries.insert(files).values(file);
}

/** Throws away the bytes of a file nobody names any more. */
export async function dropUpload(panel: Panel, name: string): Promise<void> {
  await rm(join(uploadsFolder(panel), name), { force: true });
}

/** The bytes of a stored file; null when they are not there. */
export async function readUpload(panel: Pick<Panel, "config">, name: string): Promise<Buffer | null> {
  // Names are drawn by the panel: anything else never was one.
  if (!/^[\w-]{24}\.(webp|pdf|jpg|png)$/.test(name)) return null;
  return readFile(join(uploadsFolder(panel), name)).catch(() => null);
}
