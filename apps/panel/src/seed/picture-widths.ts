import type { Picture } from "@talabee/contract";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";

const PICTURE_KINDS = {
  products: [160, 320],
  cards: [320],
  covers: [640],
  categories: [160],
  banners: [640, 1200],
  collections: [320, 640],
} as const satisfies Record<string, readonly number[]>;
export type PictureKind = keyof typeof PICTURE_KINDS;

/** Part of every file name: increase it when the way of resizing changes. */
const RECIPE = "1";
/** thumbhash accepts pictures of at most 100 pixels. */
const THUMBHASH_SIZE = 100;

/**
 * Publishes a committed picture into the media folder in all its widths, under content-hashed names. Null if the picture
 * does not exist.
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
  const fileOf = (at: number) => `${hash}-${at}.webp`;
  const narrower = PICTURE_KINDS[kind].filter((at) => at < width);
  await Promise.all([
    writeIfMissing(join(mediaDir, fileOf(width)), async () => bytes),
    ...narrower.map((at) =>
      writeIfMissing(join(mediaDir, fileOf(at)), () =>
        sharp(bytes).resize({ width: at }).webp({ quality: 76, effort: 3 }).toBuffer(),
      ),
    ),
  ]);
  return {
    src: `/media/${fileOf(width)}`,
    srcset: [...narrower, width].map((at) => `/media/${fileOf(at)} ${at}w`).join(", "),
    width,
    height,
    thumbhash: await thumbhashOf(bytes),
  };
}

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
