import { directionOf, type Language, type Picture, SHARE_PICTURE_SIZE } from "@talabee/contract";
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { categories, collections, products, stores } from "../../db/schema.js";
import { createBoundedQueue } from "../../http/bounded-queue.js";
import { packageRoot } from "../../package-root.js";
import type { Panel } from "../../panel.js";
import { brandName, readSettings } from "../settings/brand-settings.js";
import { pictureUrl } from "../files/public-pictures.js";
import { readUpload } from "../files/uploads.js";
import { sharePictureTexts } from "./share-picture-texts.js";

interface PictureContent {
  readonly title: string;
  readonly text: string;
  readonly brand: string;
  readonly colour: string;
  readonly picture: Picture | null;
  readonly language: Language;
}

/** Increase to redraw cached pictures after a change of the layout. */
const LAYOUT_VERSION = 1;
const FONT = join(packageRoot, "src/modules/seo/fonts/readex-pro-semibold.ttf");
const MARGIN = 72;
/** Text fills the start side over the brand color, the picture the end side. */
const TEXT_WIDTH = 560;
const PICTURE_WIDTH = 520;

/** Pictures that may wait to be drawn, one at a time: each takes a tenth of a second of a core. */
const MAX_WAITING = 20;
/** Pictures kept in the data folder, some 60 KB each. */
const MAX_KEPT = 2000;

export interface SharePicture {
  readonly bytes: Uint8Array;
  /** Changes with the content. */
  readonly etag: string;
}

/**
 * Renders link preview pictures as JPEG and caches them in the data folder by a hash of their content; beyond `maxKept` the
 * oldest are deleted. Returns null for an unknown kind or id. Throws the ApiError `maintenance` while too many wait.
 */
export function createSharePictures(panel: Panel, mediaDir: string, maxKept = MAX_KEPT) {
  const inTurn = createBoundedQueue(MAX_WAITING);
  const folder = join(panel.config.dataDir, "share-pictures");
  const pending = new Map<string, Promise<Uint8Array>>();

  /** Deletes the oldest pictures, so that a tenth of the room is free. */
  async function prune(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= maxKept) return;
    const aged = await Promise.all(
      names.map(async (name) => ({
        name,
        at: await stat(join(folder, name)).then(
          (found) => found.mtimeMs,
          () => 0,
        ),
      })),
    );
    const oldest = aged.toSorted((a, b) => a.at - b.at).slice(0, names.length - Math.floor(maxKept * 0.9));
    for (const { name } of oldest) await rm(join(folder, name), { force: true });
  }

  return async (kind: string, language: Language, id: string): Promise<SharePicture | null> => {
    const content = await readContent(panel, kind, language, id);
    if (content === null) return null;
    const name = createHash("sha256")
      .update(JSON.stringify([LAYOUT_VERSION, content]))
      .digest("hex");
    const file = join(folder, `${name}.jpg`);
    const cached = await readFile(file).catch(() => null);
    const etag = `"${name.slice(0, 22)}"`;
    if (cached !== null) return { bytes: cached, etag };
    // Concurrent requests for one picture share its rendering.
    let rendering = pending.get(name);
    if (rendering === undefined) {
      rendering = inTurn(() => renderPicture(panel, content, mediaDir))
        .then(async (bytes) => {
          await mkdir(folder, { recursive: true });
          const temporary = `${file}.${randomUUID()}`;
          await writeFile(temporary, bytes);
          await rename(temporary, file);
          await prune();
          return bytes;
        })
        .finally(() => pending.delete(name));
      pending.set(name, rendering);
    }
    return { bytes: await rendering, etag };
  };
}

async function readContent(
  panel: Panel,
  kind: string,
  language: Language,
  id: string,
): Promise<PictureContent | null> {
  const settings = await readSettings(panel.db);
  const brand = brandName(settings.name, language);
  const base = { brand, colour: settings.primary_color, language, picture: null };
  const texts = sharePictureTexts(settings.market, language);
  const { db } = panel;
  switch (kind) {
    case "home":
      return {
        ...base,
        title: texts.home(brand),
        text: texts.text,
      };
    case "store": {
      const [row] = await db.select().from(stores).where(eq(stores.id, id));
      if (row === undefined || row.isDraft) return null;
      return {
        ...base,
        title: row.name[language],
        text: row.cuisines.map((cuisine) => cuisine[language]).join(" · "),
        colour: row.brandColor,
        picture: row.cardCover ?? row.cover,
      };
    }
    case "product": {
      const [row] = await db
        .select({ product: products, store: stores })
        .from(products)
        .innerJoin(stores, eq(stores.id, products.storeId))
        .where(eq(products.id, id));
      if (row === undefined || row.store.isDraft) return null;
      return {
        ...base,
        title: row.product.name[language],
        text: row.store.name[language],
        colour: row.store.brandColor,
        picture: row.product.image,
      };
    }
    case "collection":
    case "category": {
      const table = kind === "collection" ? collections : categories;
      const [row] = await db.select().from(table).where(eq(table.id, id));
      if (row === undefined) return null;
      const name = row.name[language];
      return {
        ...base,
        title: kind === "category" ? texts.category(name) : name,
        text: texts.text,
        picture: row.image,
      };
    }
    default:
      return null;
  }
}

async function renderPicture(panel: Panel, content: PictureContent, mediaDir: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  const { width, height } = SHARE_PICTURE_SIZE;
  const rtl = directionOf(content.language) === "rtl";
  const background = /^#[0-9a-f]{6}$/i.test(content.colour) ? content.colour : "#008080";

  /** Renders wrapped text, cut at `maxHeight`. Pango shapes Arabic and sets its direction. */
  const renderText = async (text: string, size: number, colour: string, maxHeight: number) => {
    const block = await sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `Readex Pro SemiBold ${size}`,
        fontfile: FONT,
        width: TEXT_WIDTH,
        rgba: true,
        dpi: 72,
        spacing: Math.round(size / 6),
        wrap: "word-char",
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (block.info.height <= maxHeight) return { data: block.data, ...sizeOf(block.info) };
    const cut = await sharp(block.data)
      .extract({ left: 0, top: 0, width: block.info.width, height: maxHeight })
      .png()
      .toBuffer();
    return { data: cut, width: block.info.width, height: maxHeight };
  };

  const title = await renderText(truncate(content.title, 60), 60, "#ffffff", 250);
  const text = await renderText(truncate(content.text, 110), 30, "#ffffff", 130);
  const brand = await renderText(content.brand, 34, "#ffffff", 60);
  const side = (block: { width: number }) => (rtl ? width - MARGIN - block.width : MARGIN);
  const picture = await readPicture(panel, content.picture, mediaDir);
  const top = Math.max(MARGIN + 90, Math.round((height - title.height - 28 - text.height) / 2));

  const layers = [
    // Darkens the store's color so that white text stays readable.
    { input: { create: { width, height, channels: 4 as const, background: "#06282ab8" } }, left: 0, top: 0 },
    ...(picture === null
      ? []
      : [
          {
            input: await sharp(picture)
              .resize(PICTURE_WIDTH, height, { fit: "cover" })
              .flatten({ background })
              .png()
              .toBuffer(),
            left: rtl ? 0 : width - PICTURE_WIDTH,
            top: 0,
          },
        ]),
    { input: brand.data, left: side(brand), top: MARGIN },
    { input: title.data, left: side(title), top },
    { input: text.data, left: side(text), top: top + title.height + 28 },
  ];
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** Bytes of a picture that was uploaded, or lies in the media folder. Null for other sources. */
async function readPicture(
  panel: Panel,
  picture: Picture | null,
  mediaDir: string,
): Promise<Uint8Array | null> {
  const name = picture === null ? "" : basename(picture.src);
  if (picture?.src === pictureUrl(name)) return readUpload(panel, name);
  if (!/^[0-9a-f]{16}-\d{1,4}\.webp$/.test(name)) return null;
  return readFile(join(mediaDir, name)).catch(() => null);
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`;
}
