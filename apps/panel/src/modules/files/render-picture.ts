import { MENU_PICTURE_LIMITS, type Picture } from "@talabee/contract";
import { rgbaToThumbHash } from "thumbhash";
import type { pictures } from "../../db/schema.js";
import { copyWidths, type PictureKind, qualityAt } from "../../seed/picture-kinds.js";
import { type CheckedUpload, checkUpload, decodePicture } from "./uploads.js";

type Kind = (typeof pictures.$inferSelect)["kind"];

/** How a kind of picture is published: the widths of the demo's pictures of that kind, and the largest side that is kept. */
const SIZES: Readonly<Record<Kind, { readonly like: PictureKind; readonly side: number }>> = {
  product: { like: "products", side: 960 },
  logo: { like: "logos", side: 384 },
  cover: { like: "covers", side: 1600 },
  card: { like: "cards", side: 960 },
  category: { like: "categories", side: 320 },
  banner: { like: "banners", side: 1600 },
  collection: { like: "collections", side: 1200 },
};
/** As fast as the demo's copies that are not committed. */
const AVIF = { quality: 45, effort: 1 };
const WEBP = { quality: 80 };
/** thumbhash accepts pictures of at most 100 pixels. */
const THUMBHASH_SIZE = 100;

/** A picture in all its widths, before it is stored. */
export interface RenderedPicture {
  readonly copies: readonly (CheckedUpload & { readonly width: number })[];
  readonly height: number;
  readonly width: number;
  readonly thumbhash: string | null;
}

/**
 * Checks and re-encodes a picture, upright and without metadata: as AVIF in the widths in which its kind is shown, and whole as
 * webp, which comes first, for mail, link previews and browsers without AVIF. Throws `validation_failed` for a file that is
 * refused.
 */
export async function renderPicture(file: Blob, kind: Kind): Promise<RenderedPicture> {
  const checked = await checkUpload(file, "picture", MENU_PICTURE_LIMITS, "logo_type");
  const { like, side } = SIZES[kind];
  const whole = await decodePicture(checked, "picture", (decoded) =>
    decoded.resize(side, side, { fit: "inside", withoutEnlargement: true }).webp(WEBP),
  );
  const { width, height } = whole.info;
  const copies = [{ bytes: whole.data, mime: "image/webp", extension: "webp", width }];
  for (const at of copyWidths(like, width)) {
    const copy = await decodePicture(checked, "picture", (decoded) =>
      decoded.resize({ width: at }).avif({ ...AVIF, quality: qualityAt(at, AVIF.quality) }),
    );
    copies.push({ bytes: copy.data, mime: "image/avif", extension: "avif", width: at });
  }
  // A logo stands on its store's color.
  const thumbhash = kind === "logo" ? null : await thumbhashOf(checked);
  return { copies, width, height, thumbhash };
}

async function thumbhashOf(checked: CheckedUpload): Promise<string> {
  const { data, info } = await decodePicture(checked, "picture", (decoded) =>
    decoded.resize(THUMBHASH_SIZE, THUMBHASH_SIZE, { fit: "inside" }).ensureAlpha().raw(),
  );
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}

/** The picture as responses describe it; `urls` are those of the copies, in their order. */
export function describePicture(rendered: RenderedPicture, urls: readonly string[]): Picture {
  const { copies, width, height, thumbhash } = rendered;
  const candidates = copies.map((copy, at) => `${urls[at]} ${copy.width}w`);
  return {
    src: urls[0]!,
    // Where there is a copy of each width, the whole picture is none of the candidates.
    srcset: (candidates.length === 1 ? candidates : candidates.slice(1)).join(", "),
    width,
    height,
    thumbhash,
  };
}
