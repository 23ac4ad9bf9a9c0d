// Lists a job for every picture that the demo catalogue names.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PICTURE_KINDS, variantFile } from "../apps/panel/src/seed/picture-kinds.ts";
import { CLOSE_UP } from "./close-up.mjs";
import { archetype } from "./picture.mjs";
import { logo, MARKS } from "./logos.mjs";
import { BANNERS, CATEGORIES, COLLECTIONS } from "./editorial.mjs";
import { avifAt } from "./variants.mjs";

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CONTENT = new URL("../apps/panel/src/seed/content/", import.meta.url);
/** Folders that hold rendered pictures and nothing else, from the root. */
export const PICTURES = "apps/panel/src/seed/pictures";
const UI_ART = "packages/ui/src/illustrations";

// TypeScript sources name each other with .js
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(".") && specifier.endsWith(".js") && context.parentURL?.endsWith(".ts"))
      return next(`${specifier.slice(0, -3)}.ts`, context);
    return next(specifier, context);
  },
});

/**
 * @typedef {object} Job
 * @property {string} file from the root
 * @property {"picture"|"close-up"|"cover"|"card"|"collection"|"banner"|"cutout"|"logo"|"plate"} [draw]
 * @property {unknown[]} [args] of that drawing
 * @property {object} [encode] options of `toWebp`; none for SVG
 * @property {string} [of] file of the picture that this is a narrower copy of
 * @property {number} [width] of a copy, in pixels
 * @property {string} hash of everything the picture depends on
 */

const KB = 1024;
const ENCODE = {
  product: { budget: 8.5 * KB, quality: 72, least: 32 },
  closeUp: { budget: 6 * KB, quality: 68, least: 32 },
  cover: { budget: 17 * KB, quality: 70, least: 32 },
  card: { budget: 11.5 * KB, quality: 70, least: 34 },
  collection: { budget: 26 * KB, quality: 70, least: 34 },
  banner: { budget: 26 * KB, quality: 76, least: 44 },
  category: { budget: 11 * KB, quality: 80, least: 50, width: 320, alpha: true },
  logo: { budget: 4 * KB, quality: 88, least: 60 },
};

const digest = (...parts) =>
  parts
    .reduce((h, part) => h.update(part).update("\0"), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);

const source = (file) => fs.readFileSync(new URL(file, import.meta.url), "utf8");

/** A file's code without imports, comments and formatting, so that changing those redraws nothing. */
const code = (file) =>
  source(file)
    .replace(/^import [^;]*;/gm, "")
    .replace(/\/\*\*[^]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/\s+/g, "");

/** Hash of the code that draws these archetypes: shared files and the archetypes' own. */
function kitVersion() {
  const shared = ["canvas", "ground", "vessels", "ingredients", "rice", "picture", "scene", "encode"];
  const base = digest(...shared.map((name) => code(`${name}.mjs`)));
  const files = new Map();
  const version = (id) => {
    const { file } = archetype(id);
    if (!files.has(file)) files.set(file, digest(code(`archetypes/${file}.mjs`)));
    return files.get(file);
  };
  return (archetypes) => digest(base, ...[...new Set(archetypes.map(version))].sort());
}

/** The demo catalogue: recipes, stores and the keys that categories, collections and banners name. */
async function content() {
  const load = (file) => import(new URL(file, CONTENT).href);
  const [{ picturesA }, { picturesB }, { BRAND_COLOURS }, index] = await Promise.all(
    ["pictures-a.ts", "pictures-b.ts", "../brand-colours.ts", "index.ts"].map(load),
  );
  return { recipes: { ...picturesA, ...picturesB }, brandColours: BRAND_COLOURS, ...index };
}

/** Every picture to draw. Throws when the content has a store, category, collection or banner without a drawing. */
export async function jobs() {
  const { recipes, brandColours, closeUps, closeUpOf, stores, categories, collections, banners } =
    await content();
  for (const { id } of stores) if (!MARKS[id]) throw new Error(`The store "${id}" has no mark in logos.mjs`);
  for (const [list, drawn] of [
    [categories, CATEGORIES],
    [collections, COLLECTIONS],
    [banners, BANNERS],
  ])
    for (const { id, picture } of list)
      if (!drawn[picture])
        throw new Error(`"${id}" names the picture "${picture}", which editorial.mjs does not draw`);

  const version = kitVersion();
  const list = [];
  const add = (file, draw, args, archetypes, encode) =>
    list.push({
      file,
      draw,
      args,
      encode,
      hash: digest(version(archetypes), draw, JSON.stringify(args), JSON.stringify(encode ?? null)),
    });
  const ids = (items) => items.map(([id]) => id);

  for (const [key, { archetype, params, tint, gobo }] of Object.entries(recipes))
    add(
      `${PICTURES}/products/${key}.webp`,
      "picture",
      [archetype, { seed: key, tint, gobo, params }],
      [archetype],
      ENCODE.product,
    );
  for (const key of closeUps) {
    const { archetype, params, tint, gobo } = recipes[key];
    add(
      `${PICTURES}/products/${closeUpOf(key)}.webp`,
      "close-up",
      [archetype, { seed: key, tint, gobo, params }, CLOSE_UP],
      [archetype],
      ENCODE.closeUp,
    );
  }
  for (const { id, cover, tint, gobo } of stores)
    for (const [folder, draw] of [
      ["covers", "cover"],
      ["cards", "card"],
    ])
      add(
        `${PICTURES}/${folder}/${id}.webp`,
        draw,
        [cover, { seed: id, tint, gobo }],
        ids(cover),
        ENCODE[draw],
      );
  for (const { id, tint } of stores) {
    const color = brandColours[tint];
    list.push({
      file: `${PICTURES}/logos/${id}.webp`,
      draw: "logo",
      args: [id, { color }],
      encode: ENCODE.logo,
      hash: digest(logo(id, { color }), JSON.stringify(ENCODE.logo)),
    });
  }
  for (const [key, { item, ...rest }] of Object.entries(CATEGORIES))
    add(
      `${PICTURES}/categories/${key}.webp`,
      "cutout",
      [item, { seed: key, ...rest }],
      [item[0]],
      ENCODE.category,
    );
  for (const [key, { items, ...rest }] of Object.entries(BANNERS))
    for (const empty of ["start", "end"])
      add(
        `${PICTURES}/banners/${key}-${empty}.webp`,
        "banner",
        [items, empty, { seed: key, ...rest }],
        ids(items),
        ENCODE.banner,
      );
  for (const [key, { items, ...rest }] of Object.entries(COLLECTIONS))
    add(
      `${PICTURES}/collections/${key}.webp`,
      "collection",
      [items, { seed: key, ...rest }],
      ids(items),
      ENCODE.collection,
    );
  const copies = list.flatMap(({ file, hash }) =>
    PICTURE_KINDS[path.basename(path.dirname(file))].map((width) => ({
      file: variantFile(file, width),
      of: file,
      width,
      hash: digest(hash, JSON.stringify(avifAt(width)), String(width)),
    })),
  );
  list.push(...copies, {
    file: `${UI_ART}/empty-plate.svg`,
    draw: "plate",
    args: [],
    hash: digest(code("canvas.mjs"), code("plate.mjs")),
  });
  return list;
}
