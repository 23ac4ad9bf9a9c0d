import type { Language, Picture } from "@talabee/contract";
import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { categories, collections, products, stores } from "../../db/schema.js";
import { packageRoot } from "../../package-root.js";
import type { Panel } from "../../panel.js";
import { brandName, readSettings } from "../settings/brand-settings.js";
import { PICTURE_SIZE } from "./head.js";
import { fill, HOME_DESCRIPTION, HOME_TITLE, STORES_OF } from "./meta-text.js";

const KINDS = ["home", "store", "product", "collection", "category"] as const;
export type SharedKind = (typeof KINDS)[number];

/** Where the picture of a thing is, to be shown beside its link. */
export function sharePicture(kind: SharedKind, id: string, language: Language): string {
  return `/share/${kind}/${language}/${encodeURIComponent(id)}.jpg`;
}

/** What a picture shows. */
interface Shown {
  readonly title: string;
  readonly text: string;
  readonly brand: string;
  readonly colour: string;
  readonly picture: Picture | null;
  readonly language: Language;
}

/** Drawn anew when this changes. */
const DRAWING = 1;
const FONT = join(packageRoot, "src/modules/heads/fonts/readex-pro-semibold.ttf");
const MARGIN = 72;
/** Words stand on the start side, over the brand's colour; the picture keeps the other. */
const WORDS_WIDTH = 560;
const PICTURE_WIDTH = 520;

/**
 * Draws pictures for links, each once: what was drawn is kept beside the other pictures until what it shows changes. Gives
 * null for what does not exist.
 */
export function createSharePictures(panel: Panel, mediaDir: string) {
  const folder = join(panel.config.dataDir, "share-pictures");
  const drawing = new Map<string, Promise<Uint8Array>>();

  return async (kind: string, language: Language, id: string): Promise<Uint8Array | null> => {
    const shown = await whatIsShown(panel, kind, language, id);
    if (shown === null) return null;
    const name = createHash("sha256")
      .update(JSON.stringify([DRAWING, shown]))
      .digest("hex");
    const file = join(folder, `${name}.jpg`);
    const kept = await readFile(file).catch(() => null);
    if (kept !== null) return kept;
    // Many who share the same link at once wait for one drawing.
    let drawn = drawing.get(name);
    if (drawn === undefined) {
      drawn = draw(shown, mediaDir)
        .then(async (bytes) => {
          await mkdir(folder, { recursive: true });
          const draft = `${file}.${randomUUID()}`;
          await writeFile(draft, bytes);
          await rename(draft, file);
          return bytes;
        })
        .finally(() => drawing.delete(name));
      drawing.set(name, drawn);
    }
    return drawn;
  };
}

async function whatIsShown(
  panel: Panel,
  kind: string,
  language: Language,
  id: string,
): Promise<Shown | null> {
  const settings = await readSettings(panel.db);
  const brand = brandName(settings.name, language);
  const own = { brand, colour: settings.primary_color, language, picture: null };
  const { db } = panel;
  switch (kind) {
    case "home":
      return {
        ...own,
        title: fill(HOME_TITLE, language, { brand }),
        text: HOME_DESCRIPTION[language],
      };
    case "store": {
      const [row] = await db.select().from(stores).where(eq(stores.id, id));
      if (row === undefined) return null;
      return {
        ...own,
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
      if (row === undefined) return null;
      return {
        ...own,
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
        ...own,
        title: kind === "category" ? fill(STORES_OF, language, { name }) : name,
        text: HOME_DESCRIPTION[language],
        picture: row.image,
      };
    }
    default:
      return null;
  }
}

async function draw(shown: Shown, mediaDir: string): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  const { width, height } = PICTURE_SIZE;
  const rtl = shown.language === "ar";
  const ground = /^#[0-9a-f]{6}$/i.test(shown.colour) ? shown.colour : "#008080";

  /** A block of words, at its natural size within the width; Pango shapes and turns Arabic. */
  const words = async (text: string, size: number, colour: string, most: number) => {
    const block = await sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `Readex Pro SemiBold ${size}`,
        fontfile: FONT,
        width: WORDS_WIDTH,
        rgba: true,
        dpi: 72,
        spacing: Math.round(size / 6),
        wrap: "word-char",
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (block.info.height <= most) return { data: block.data, ...sizeOf(block.info) };
    const cut = await sharp(block.data)
      .extract({ left: 0, top: 0, width: block.info.width, height: most })
      .png()
      .toBuffer();
    return { data: cut, width: block.info.width, height: most };
  };

  const title = await words(clipped(shown.title, 60), 60, "#ffffff", 250);
  const text = await words(clipped(shown.text, 110), 30, "#ffffff", 130);
  const brand = await words(shown.brand, 34, "#ffffff", 60);
  const side = (block: { width: number }) => (rtl ? width - MARGIN - block.width : MARGIN);
  const picture = await pictureOf(shown.picture, mediaDir);
  const top = Math.max(MARGIN + 90, Math.round((height - title.height - 28 - text.height) / 2));

  const layers = [
    // The brand's colour, darker, so that white words can be read on any store's colour.
    { input: { create: { width, height, channels: 4 as const, background: "#06282ab8" } }, left: 0, top: 0 },
    ...(picture === null
      ? []
      : [
          {
            input: await sharp(picture)
              .resize(PICTURE_WIDTH, height, { fit: "cover" })
              .flatten({ background: ground })
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
  const bytes = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** The file of a picture that the panel itself serves; anything else is left out. */
async function pictureOf(picture: Picture | null, mediaDir: string): Promise<Uint8Array | null> {
  const name = picture === null ? "" : basename(picture.src);
  if (!/^[0-9a-f]{16}-\d{1,4}\.webp$/.test(name)) return null;
  return readFile(join(mediaDir, name)).catch(() => null);
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function clipped(text: string, most: number): string {
  const letters = Array.from(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
