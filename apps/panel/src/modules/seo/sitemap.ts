import { createHash } from "node:crypto";
import { paths } from "@talabee/domain";
import { and, asc, count, eq, gt } from "drizzle-orm";
import { categories, collections, products, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";

/** URLs per file. The protocol allows 50,000. */
export const URLS_PER_FILE = 10_000;
const BATCH_SIZE = 1000;
/** Search engines read the sitemap once a day; a page may appear in it this much later. */
const FRESH_MS = 3_600_000;
/** Files kept in memory, some 700 KB each. */
const MAX_KEPT = 8;

/** Pages that search engines may list, in addition to those of the catalogue. */
const LISTED_PAGES = [
  paths.home,
  paths.categories,
  paths.search(),
  paths.searchCategory(paths.everyCategory),
  paths.vendorCoupons,
  paths.joinFamily,
  ...["partner", "rider", "star"].map(paths.apply),
  paths.about,
  paths.privacy,
  paths.terms,
  paths.contact,
];
/** Pages of one customer, with those below them. */
const PRIVATE_PAGES = [
  paths.auth,
  paths.cart,
  paths.checkout,
  paths.orders,
  paths.favourite,
  paths.profile,
  paths.address,
  paths.payments,
  paths.wallet,
  paths.payBill,
  paths.coupons,
  paths.notifications,
  paths.familyOrder,
];

/** Kinds of files. Stores and products are paged by id. */
const KINDS = ["pages", "stores", "products"] as const;
type Kind = (typeof KINDS)[number];
type Queries = Panel["db"];

/** Longer than any id. */
const MAX_ID_LENGTH = 200;

/** A file of the sitemap. */
export interface SitemapFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

interface Row {
  readonly id: string;
  readonly path: string;
}

const visible = {
  stores: eq(stores.active, true),
  products: and(eq(products.active, true), eq(stores.active, true)),
};

function readStores(db: Queries, after: string): Promise<{ id: string }[]> {
  return db
    .select({ id: stores.id })
    .from(stores)
    .where(and(visible.stores, gt(stores.id, after)))
    .orderBy(asc(stores.id))
    .limit(BATCH_SIZE);
}

function readProducts(db: Queries, after: string): Promise<{ id: string; storeId: string }[]> {
  return db
    .select({ id: products.id, storeId: products.storeId })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(visible.products, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(BATCH_SIZE);
}

async function rowsAfter(db: Queries, kind: Exclude<Kind, "pages">, after: string): Promise<Row[]> {
  if (kind === "stores") {
    return (await readStores(db, after)).map(({ id }) => ({ id, path: paths.store(id) }));
  }
  return (await readProducts(db, after)).map(({ id, storeId }) => ({
    id,
    path: paths.product({ id, vendor_id: storeId }),
  }));
}

async function listPagePaths(db: Queries): Promise<string[]> {
  const [categoryRows, collectionRows] = await Promise.all([
    db.select({ id: categories.id }).from(categories).orderBy(asc(categories.position)),
    db.select({ id: collections.id }).from(collections).orderBy(asc(collections.position)),
  ]);
  return [
    ...LISTED_PAGES,
    ...categoryRows.map(({ id }) => paths.searchCategory(id)),
    ...collectionRows.map(({ id }) => paths.collection(id)),
  ];
}

/** Paths of a kind after the id `after`, at most `limit`. */
async function* pathsOf(db: Queries, kind: Kind, after: string, limit: number): AsyncGenerator<string> {
  if (kind === "pages") {
    yield* await listPagePaths(db);
    return;
  }
  let last = after;
  for (let left = limit; left > 0;) {
    const rows = (await rowsAfter(db, kind, last)).slice(0, left);
    for (const row of rows) yield row.path;
    if (rows.length < BATCH_SIZE) return;
    left -= rows.length;
    last = rows.at(-1)!.id;
  }
}

/**
 * The sitemap: one file while everything fits, else an index of files, each named by its kind and the id it starts after.
 * Each file is read from the database once an hour. `file` returns null for an unknown kind.
 */
export function createSitemap(panel: Panel, urlsPerFile = URLS_PER_FILE) {
  const { db } = panel;
  const kept = new Map<string, { file: Promise<SitemapFile>; made: number }>();

  /** The file as made within the last hour, or made now; requests for one file share its making. */
  function keep(name: string, make: () => Promise<SitemapFile>): Promise<SitemapFile> {
    const now = panel.clock().getTime();
    const present = kept.get(name);
    if (present !== undefined && now - present.made < FRESH_MS) return present.file;
    const file = make();
    // The most recent last, since the first is dropped.
    kept.delete(name);
    kept.set(name, { file, made: now });
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    file.catch(() => kept.get(name)?.file === file && kept.delete(name));
    return file;
  }

  async function isSmall(): Promise<boolean> {
    const [productRows] = await db.select({ products: count() }).from(products);
    const [storeRows] = await db.select({ stores: count() }).from(stores);
    return (
      (productRows?.products ?? 0) + (storeRows?.stores ?? 0) + (await listPagePaths(db)).length <=
      urlsPerFile
    );
  }

  /** Paths of all files of the index. */
  async function* files(): AsyncGenerator<string> {
    yield "/sitemap/pages.xml";
    for (const kind of ["stores", "products"] as const) {
      let after = "";
      for (;;) {
        const [next] = await rowsAfter(db, kind, after);
        if (next === undefined) break;
        yield `/sitemap/${kind}.xml${after === "" ? "" : `?after=${encodeURIComponent(after)}`}`;
        after = await lastIdOfFile(kind, after);
      }
    }
  }

  async function lastIdOfFile(kind: "stores" | "products", after: string): Promise<string> {
    let last = after;
    for (let left = urlsPerFile; left > 0;) {
      const rows = (await rowsAfter(db, kind, last)).slice(0, left);
      if (rows.length === 0) return last;
      left -= rows.length;
      last = rows.at(-1)!.id;
    }
    return last;
  }

  async function* allPaths(): AsyncGenerator<string> {
    for (const kind of KINDS) yield* pathsOf(db, kind, "", urlsPerFile);
  }

  return {
    async root(origin: string): Promise<SitemapFile> {
      return keep(origin, async () =>
        (await isSmall())
          ? writeXml("urlset", "url", origin, allPaths())
          : writeXml("sitemapindex", "sitemap", origin, files()),
      );
    },
    async file(origin: string, kind: string, after: string): Promise<SitemapFile | null> {
      const knownKind = KINDS.find((entry) => entry === kind);
      if (knownKind === undefined || after.includes("\0") || after.length > MAX_ID_LENGTH) return null;
      return keep(`${origin} ${knownKind} ${after}`, () =>
        writeXml("urlset", "url", origin, pathsOf(db, knownKind, after, urlsPerFile)),
      );
    },
  };
}

/** robots.txt: excludes private pages and names the sitemap. */
export function robots(origin: string): string {
  return [
    "User-agent: *",
    // `$` anchors the end: /cart is disallowed, /cartoon is not.
    ...PRIVATE_PAGES.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`, `Disallow: ${path}?`]),
    "Disallow: /dev/",
    "Disallow: /sandbox-gateway/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

async function writeXml(
  list: "urlset" | "sitemapindex",
  entry: "url" | "sitemap",
  origin: string,
  paths: AsyncGenerator<string>,
): Promise<SitemapFile> {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
  ];
  for await (const path of paths) {
    const url = (origin + path).replaceAll("&", "&amp;").replaceAll("'", "&apos;");
    lines.push(`<${entry}><loc>${url}</loc></${entry}>`);
  }
  const body = new Uint8Array(Buffer.from([...lines, `</${list}>`, ""].join("\n")));
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
}
