import { randomBytes, randomUUID, createHash } from "node:crypto";
import type { UploadLimits, ValidationMessageKey } from "@talabee/contract";
import type { Sharp } from "sharp";
import type { Queries } from "../../db/database.js";
import { files } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { createBoundedQueue } from "../../http/bounded-queue.js";
import type { Panel } from "../../panel.js";
import { discardUnlessUsed } from "./discard-uploads.js";
import { isComplete } from "./is-complete.js";

export type FileRow = typeof files.$inferSelect;

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

const refusal = (field: string, reason: ValidationMessageKey, cause?: unknown) =>
  new ApiError("validation_failed", { errors: { [field]: [reason] }, cause });

/**
 * Reads an upload and detects its type from its content; the client's file name and media type are ignored. Throws
 * `validation_failed` for `field` with one reason: another type (`typeKey`), unreadable (`file_broken`), or more pixels than
 * the limits allow (`picture_pixels`).
 */
export async function checkUpload(
  file: Blob,
  field: string,
  { types, maxPixels }: UploadLimits,
  typeKey: "file_type" | "logo_type" | "picture_type",
): Promise<CheckedUpload> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.length === 0) throw refusal(field, "file_broken");
  const mime = await detectType(bytes);
  if (mime === undefined || !types.includes(mime)) throw refusal(field, typeKey);
  if (mime.startsWith("image/")) {
    const sharp = await loadSharp();
    // Reads the header alone: a small file can expand beyond the available memory (REQ-SEC-22).
    const { width, height } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch((cause: unknown) => {
        throw refusal(field, "file_broken", cause);
      });
    if (width * height > maxPixels) throw refusal(field, "picture_pixels");
  }
  if (!isComplete(bytes, mime)) throw refusal(field, "file_broken");
  return { bytes, mime, extension: EXTENSIONS[mime]! };
}

/** First bytes of pictures, in hexadecimal. */
const SIGNATURES: Readonly<Record<string, string>> = {
  "image/jpeg": "ffd8ff",
  "image/png": "89504e470d0a1a0a",
};

/** The type of a file by its content; also of a picture that was cut off within its header. */
async function detectType(bytes: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (detected?.mime === "application/pdf" && !/^%PDF-\d/.test(bytes.toString("latin1", 0, 8)))
    return undefined;
  const start = bytes.toString("hex", 0, 8);
  return detected?.mime ?? Object.keys(SIGNATURES).find((mime) => start.startsWith(SIGNATURES[mime]!));
}

/** Pictures that may wait to be decoded, one at a time. */
const decoding = createBoundedQueue(8);

/** Throws as {@link renderAvatar} if an upload is a picture that is damaged behind its header. */
export async function checkDecodes(upload: CheckedUpload, field: string): Promise<void> {
  if (!upload.mime.startsWith("image/")) return;
  await decodePicture(upload, field, (decoded) => decoded.resize(8, 8, { fit: "fill" }).raw());
}

/**
 * Re-encodes a picture as an avatar: square, small, without metadata. Throws the ApiErrors `validation_failed`
 * (`file_broken`) for a damaged picture and `maintenance` while too many wait.
 */
export async function renderAvatar(picture: CheckedUpload, field: string): Promise<CheckedUpload> {
  const { data } = await decodePicture(picture, field, (decoded) =>
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
  side: number,
): Promise<CheckedUpload & { width: number; height: number }> {
  const { data, info } = await decodePicture(picture, field, (decoded) =>
    decoded
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 80, mozjpeg: true }),
  );
  return { bytes: data, mime: "image/jpeg", extension: "jpg", width: info.width, height: info.height };
}

/** Decodes a picture in its turn, turns it upright and encodes it again. Throws as {@link renderAvatar}. */
export async function decodePicture(
  picture: CheckedUpload,
  field: string,
  encode: (decoded: Sharp) => Sharp,
) {
  const sharp = await loadSharp();
  try {
    return await decoding(() => encode(sharp(picture.bytes).rotate()).toBuffer({ resolveWithObject: true }));
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw refusal(field, "file_broken", cause);
  }
}

/** Re-encodes a picture as a logo, with its transparency: sharp at three pixels per CSS pixel. */
export async function renderLogo(
  picture: CheckedUpload,
  field: string,
): Promise<CheckedUpload & { width: number; height: number }> {
  const { data, info } = await decodePicture(picture, field, (decoded) =>
    decoded
      .resize(LOGO_WIDTH, LOGO_HEIGHT, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 90 }),
  );
  return { bytes: data, mime: "image/webp", extension: "webp", width: info.width, height: info.height };
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
  if (!/^[\w-]{24}\.(webp|avif|pdf|jpg|png)$/.test(name)) return null;
  return panel.uploads.read(name);
}
