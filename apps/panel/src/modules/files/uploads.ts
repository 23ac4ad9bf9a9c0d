import { randomBytes, randomUUID, createHash } from "node:crypto";
import type { Sharp } from "sharp";
import type { Queries } from "../../db/database.js";
import { files } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { createBoundedQueue } from "../../http/bounded-queue.js";
import type { Panel } from "../../panel.js";
import { discardUnlessUsed } from "./discard-uploads.js";

export type FileRow = typeof files.$inferSelect;
/** Limit on decoded pixels: a small file can expand beyond the available memory (REQ-SEC-22). */
const MAX_PIXELS = 40_000_000;

/** Loaded on first use, to keep the memory use of an idle server low. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // One thread and no cache bound the memory use.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Uploaded bytes with the type detected from them. */
export interface CheckedUpload {
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
 * Reads an upload and detects its type from its content; the client's file name and media type are ignored. Throws
 * `validation_failed` for `field` if the type is not among `types`, or if a picture is unreadable or too large.
 */
export async function checkUpload(
  file: Blob,
  field: string,
  types: readonly string[],
  errorKey: "file_type" | "picture_type",
): Promise<CheckedUpload> {
  const reject = (): never => {
    throw new ApiError("validation_failed", { errors: { [field]: [errorKey] } });
  };
  const bytes = Buffer.from(await file.arrayBuffer());
  const { fileTypeFromBuffer } = await import("file-type");
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = detected?.mime;
  if (mime === undefined || !types.includes(mime)) return reject();
  if (mime.startsWith("image/")) {
    const sharp = await loadSharp();
    const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .metadata()
      .catch(() => null);
    if (metadata === null || metadata.width * metadata.height > MAX_PIXELS) return reject();
  } else if (!/^%PDF-\d/.test(bytes.toString("latin1", 0, 8))) return reject();
  return { bytes, mime, extension: EXTENSIONS[mime]! };
}

/** Decoded, it takes up to 100 MB; the picture of a common phone has half as many pixels. */
const MAX_DECODED_PIXELS = 25_000_000;
/** Pictures that may wait to be decoded, one at a time. */
const decoding = createBoundedQueue(8);

/**
 * Re-encodes a picture as an avatar: square, small, without metadata. Throws the ApiErrors `validation_failed` for a picture
 * with too many pixels and `maintenance` while too many wait.
 */
export async function renderAvatar(picture: CheckedUpload, field: string): Promise<CheckedUpload> {
  const { data } = await decodeOne(picture, field, (decoded) =>
    decoded.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover" }).webp({ quality: 82 }),
  );
  return { bytes: data, mime: "image/webp", extension: "webp" };
}
const AVATAR_SIDE = 512;

/**
 * Re-encodes a photograph: upright, in the size of a phone's screen, without metadata such as the place where it was taken.
 * Throws as {@link renderAvatar}.
 */
export async function renderPhoto(
  picture: CheckedUpload,
  field: string,
): Promise<CheckedUpload & { width: number; height: number }> {
  const { data, info } = await decodeOne(picture, field, (decoded) =>
    decoded
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 80, mozjpeg: true }),
  );
  return { bytes: data, mime: "image/jpeg", extension: "jpg", width: info.width, height: info.height };
}
const PHOTO_SIDE = 1080;

/** Decodes a picture in its turn, turns it upright and encodes it again. */
async function decodeOne(picture: CheckedUpload, field: string, encode: (decoded: Sharp) => Sharp) {
  const sharp = await loadSharp();
  try {
    return await decoding(() =>
      encode(sharp(picture.bytes, { limitInputPixels: MAX_DECODED_PIXELS }).rotate()).toBuffer({
        resolveWithObject: true,
      }),
    );
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("validation_failed", { errors: { [field]: ["picture_type"] }, cause });
  }
}

/** Re-encodes a picture as a logo, with its transparency: sharp at three pixels per CSS pixel. */
export async function renderLogo(
  picture: CheckedUpload,
  field: string,
): Promise<CheckedUpload & { width: number; height: number }> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(picture.bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(LOGO_WIDTH, LOGO_HEIGHT, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: "image/webp", extension: "webp", width: info.width, height: info.height };
  } catch (cause) {
    throw new ApiError("validation_failed", { errors: { [field]: ["picture_type"] }, cause });
  }
}
const LOGO_WIDTH = 600;
const LOGO_HEIGHT = 150;

/** The row of a stored upload, without whose it is. */
export type StoredUpload = Omit<typeof files.$inferInsert, "ownerId" | "kind">;

/**
 * Writes an upload atomically under a random name, then calls `commit` with its row. Deletes the file again if `commit`
 * fails; a job does so later if that fails too, or if the server is killed in between.
 */
export async function withUpload<Result>(
  panel: Panel,
  { bytes, mime, extension }: CheckedUpload,
  commit: (file: StoredUpload) => Promise<Result>,
): Promise<Result> {
  const name = `${randomBytes(18).toString("base64url")}.${extension}`;
  await discardUnlessUsed(panel, panel.db, name);
  await panel.uploads.write(name, bytes);
  try {
    return await commit({
      id: randomUUID(),
      mime,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      path: name,
      createdAt: panel.clock(),
    });
  } catch (error) {
    await panel.uploads
      .remove(name)
      .catch((cause: unknown) => panel.log.warn("upload not deleted yet", { cause: String(cause) }));
    throw error;
  }
}

/** {@link withUpload} for several uploads, in their order: all of them are kept or none. */
export async function withUploads<Result>(
  panel: Panel,
  [next, ...rest]: readonly CheckedUpload[],
  commit: (stored: StoredUpload[]) => Promise<Result>,
): Promise<Result> {
  if (next === undefined) return commit([]);
  return withUpload(panel, next, (file) => withUploads(panel, rest, (others) => commit([file, ...others])));
}

/** Records an uploaded file. */
export async function insertFile(queries: Queries, file: typeof files.$inferInsert): Promise<void> {
  await queries.insert(files).values(file);
}

/** The bytes of an upload. Null if there is no such file. */
export async function readUpload(panel: Pick<Panel, "uploads">, name: string): Promise<Buffer | null> {
  // Only generated names are valid; this also rules out path traversal.
  if (!/^[\w-]{24}\.(webp|pdf|jpg|png)$/.test(name)) return null;
  return panel.uploads.read(name);
}
