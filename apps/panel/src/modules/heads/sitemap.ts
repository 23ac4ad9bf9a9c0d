import { Readable } from "node:stream";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { categories, collections, products, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { CLOSED_PAGES, OPEN_PAGES, TEXT_PAGES } from "./meta-text.js";
import { at } from "./page-paths.js";

/** Addresses in one file; the protocol lets it hold 50,000. */
export const ADDRESSES_A_FILE = 10_000;
const ROWS_AT_ONCE = 1000;
/** Characters sent at once. */
const CHUNK = 16_384;

/** The kinds of addresses, each read by its id from any place on. */
const KINDS = ["pages", "stores", "products"] as const;
type Kind = (typeof KINDS)[number];
type Queries = Panel["db"];

interface Row {
  readonly id: string;
  readonly path: string;
}

const open = {
  stores: eq(stores.active, true),
  products: and(eq(products.active, true), eq(stores.active, true)),
};

function readStores(db: Queries, after: string): Promise<{ id: string }[]> {
  return db
    .select({ id: stores.id })
    .from(stores)
    .where(and(open.stores, gt(stores.id, after)))
    .orderBy(asc(stores.id))
    .limit(ROWS_AT_ONCE);
}

function readProducts(db: Queries, after: string): Promise<{ id: string; storeId: string }[]> {
  return db
    .select({ id: products.id, storeId: products.storeId })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(open.products, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(ROWS_AT_ONCE);
}

async function rowsBehind(db: Queries, kind: Exclude<Kind, "pages">, after: string): Promise<Row[]> {
  if (kind === "stores") {
    return (await readStores(db, after)).map(({ id }) => ({ id, path: at`/store/${id}` }));
  }
  return (await readProducts(db, after)).map(({ id, storeId }) => ({
    id,
    path: at`/store/${storeId}/product/${id}`,
  }));
}

async function fewPages(db: Queries): Promise<string[]> {
  const [tiles, lists] = await Promise.all([
    db.select({ id: categories.id }).from(categories).orderBy(asc(categories.position)),
    db.select({ id: collections.id }).from(collections).orderBy(asc(collections.position)),
  ]);
  return [
    "/",
    ...Object.keys(OPEN_PAGES),
    ...TEXT_PAGES.map((slug) => `/${slug}`),
    ...tiles.map(({ id }) => at`/search/${id}`),
    ...lists.map(({ id }) => at`/collection/${id}`),
  ];
}

/** Paths of a kind, at most as many as a file holds, from the id on that stands behind `after`. */
async function* pathsOf(db: Queries, kind: Kind, after: string, most: number): AsyncGenerator<string> {
  if (kind === "pages") {
    yield* await fewPages(db);
    return;
  }
  let last = after;
  for (let left = most; left > 0;) {
    const rows = (await rowsBehind(db, kind, last)).slice(0, left);
    for (const row of rows) yield row.path;
    if (rows.length < ROWS_AT_ONCE) return;
    left -= rows.length;
    last = rows.at(-1)!.id;
  }
}

/**
 * The map of the site as it is asked for: everything in one file while it fits, else an index of files (`kind`, and the id
 * behind which a file begins). Written while it is sent, so that no size of it is too large; null for a file that is none.
 */
export function createSitemap(panel: Panel, addressesAFile = ADDRESSES_A_FILE) {
  const { db } = panel;

  async function isSmall(): Promise<boolean> {
    const [known] = await db.select({ products: count() }).from(products);
    const [shops] = await db.select({ stores: count() }).from(stores);
    return (known?.products ?? 0) + (shops?.stores ?? 0) + (await fewPages(db)).length <= addressesAFile;
  }

  /** The files of a large site: one for the pages, and for every kind as many as it needs. */
  async function* files(): AsyncGenerator<string> {
    yield "/sitemap/pages.xml";
    for (const kind of ["stores", "products"] as const) {
      let after = "";
      for (;;) {
        const [from] = await rowsBehind(db, kind, after);
        if (from === undefined) break;
        yield `/sitemap/${kind}.xml${after === "" ? "" : `?after=${encodeURIComponent(after)}`}`;
        after = await lastOf(kind, after);
      }
    }
  }

  async function lastOf(kind: "stores" | "products", after: string): Promise<string> {
    let last = after;
    for (let left = addressesAFile; left > 0;) {
      const rows = (await rowsBehind(db, kind, last)).slice(0, left);
      if (rows.length === 0) return last;
      left -= rows.length;
      last = rows.at(-1)!.id;
    }
    return last;
  }

  async function* every(): AsyncGenerator<string> {
    for (const kind of KINDS) yield* pathsOf(db, kind, "", addressesAFile);
  }

  return {
    async whole(origin: string): Promise<ReadableStream<Uint8Array>> {
      if (await isSmall()) return written("urlset", "url", origin, every());
      return written("sitemapindex", "sitemap", origin, files());
    },
    part(origin: string, kind: string, after: string): ReadableStream<Uint8Array> | null {
      const known = KINDS.find((one) => one === kind);
      if (known === undefined || after.includes("\0")) return null;
      return written("urlset", "url", origin, pathsOf(db, known, after, addressesAFile));
    },
  };
}

/** What search engines are told to leave alone, and where the map is. */
export function robots(origin: string): string {
  const closed = new Set(
    Object.keys(CLOSED_PAGES).map((path) => {
      const all = `/${path.split("/")[1]}`;
      return Object.hasOwn(OPEN_PAGES, all) ? path : all;
    }),
  );
  return [
    "User-agent: *",
    // `$` ends the rule: /cart is closed, /cartoon would not be.
    ...[...closed].flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]),
    "Disallow: /dev/",
    "Disallow: /sandbox-gateway/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

function written(
  list: "urlset" | "sitemapindex",
  entry: "url" | "sitemap",
  origin: string,
  paths: AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
  async function* lines() {
    let text = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
    for await (const path of paths) {
      text += `<${entry}><loc>${(origin + path).replaceAll("&", "&amp;").replaceAll("'", "&apos;")}</loc></${entry}>\n`;
      if (text.length < CHUNK) continue;
      yield Buffer.from(text);
      text = "";
    }
    yield Buffer.from(`${text}</${list}>\n`);
  }
  return Readable.toWeb(Readable.from(lines())) as ReadableStream<Uint8Array>;
}
