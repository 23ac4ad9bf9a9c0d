import type { Picture } from "@talabee/contract";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { copyWidths, type PictureKind, qualityAt, variantFile } from "./picture-kinds.js";

/** Part of every file name: increase it when the way of resizing changes. */
const RECIPE = "2";
/** Of copies that are not committed: fast, a tenth larger than the committed ones. */
const AVIF = { quality: 45, effort: 1 };
/** thumbhash accepts pictures of at most 100 pixels. */
const THUMBHASH_SIZE = 100;

/**
 * Publishes a committed picture into the media folder under content-hashed names: in several widths as AVIF, its own among them,
 * and as it is in webp. `src` is the webp, for mail, link previews and browsers without AVIF. Null if the picture does not exist.
 */
export async function publishPicture(
  source: string,
  kind: PictureKind,
  mediaDir: string,
): Promise<Picture | null> {
  if (!existsSync(source)) return null;
  const bytes = await readFile(source);
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 16);
  await mkdir(mediaDir, { recursive: true });
  const copies = copyWidths(kind, width);
  const original = `${hash}-${width}.webp`;
  await Promise.all([
    writeIfMissing(join(mediaDir, original), async () => bytes),
    ...copies.map((at) =>
      writeIfMissing(join(mediaDir, `${hash}-${at}.avif`), () => readVariant(source, bytes, at)),
    ),
  ]);
  const candidates = copies.map((at) => `/media/${hash}-${at}.avif ${at}w`);
  return {
    src: `/media/${original}`,
    srcset: candidates.join(", ") || `/media/${original} ${width}w`,
    width,
    height,
    // A logo stands on its store's color.
    thumbhash: kind === "logos" ? null : await thumbhashOf(bytes),
  };
}

/** The committed copy of a picture, or a new one. */
async function readVariant(source: string, bytes: Buffer, width: number): Promise<Buffer> {
  const file = variantFile(source, width);
  return existsSync(file) ? readFile(file) : encode(bytes, width);
}

const encode = (bytes: Buffer, width: number) =>
  sharp(bytes)
    .resize({ width })
    .avif({ ...AVIF, quality: qualityAt(width, AVIF.quality) })
    .toBuffer();

async function writeIfMissing(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (!existsSync(path)) await writeFile(path, await make());
}

async function thumbhashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(THUMBHASH_SIZE, THUMBHASH_SIZE, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
