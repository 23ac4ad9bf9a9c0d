import type { Language } from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { categories, collections, pages, products, sections, stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { BRAND_PAGES } from "../pages/brand-pages.js";
import { brandName, readSettings } from "../settings/brand-settings.js";
import type { Head } from "./head.js";
import * as metaText from "./meta-text.js";
import { at, productPath, storePath } from "./page-paths.js";
import { breadcrumbs, offerThing, ratingThing, storeThing } from "./structured-data.js";
import { sharePicture } from "./share-picture.js";

const DESCRIPTION_LENGTH = 200;

interface PageContext {
  readonly panel: Panel;
  readonly language: Language;
  readonly brand: string;
}
type PageMeta = Pick<Head, "description" | "picture" | "data"> & {
  readonly title: string;
  /** Canonical path, if it differs from the requested one. */
  readonly path?: string;
};
type MetaResolver = (context: PageContext, ...ids: string[]) => Promise<PageMeta | 403 | null>;

/** The head of a storefront path (REQ-ROUTE-04, REQ-ROUTE-45), and the brand name in the language. */
export async function pageHead(
  panel: Panel,
  path: string,
  language: Language,
): Promise<{ head: Head; brand: string }> {
  const brand = brandName((await readSettings(panel.db)).name, language);
  const meta = await resolveMeta({ panel, language, brand }, path);
  return { brand, head: createHead(meta, path, { language, brand }) };
}

function createHead(
  meta: PageMeta | "private" | 403 | null,
  path: string,
  { language, brand }: Omit<PageContext, "panel">,
): Head {
  const defaults = {
    description: metaText.HOME_DESCRIPTION[language],
    picture: sharePicture("home", "talabee", language),
    data: [],
    path: null,
  };
  const withBrand = (title: string) => `${title} · ${brand}`;
  if (meta === null) return { ...defaults, status: 404, title: withBrand(metaText.NOT_FOUND[language]) };
  if (meta === 403) return { ...defaults, status: 403, title: withBrand(metaText.FORBIDDEN[language]) };
  if (meta === "private") {
    const title = metaText.PRIVATE_PAGES[metaText.ORDER_PAGE.test(path) ? "/orders" : path]![language];
    return { ...defaults, status: 200, title: withBrand(title) };
  }
  const { title, description, ...rest } = meta;
  return {
    path,
    ...rest,
    status: 200,
    title: path === "/" ? title : withBrand(title),
    description: truncateDescription(description),
  };
}

async function resolveMeta(context: PageContext, path: string): Promise<PageMeta | "private" | 403 | null> {
  if (Object.hasOwn(metaText.PRIVATE_PAGES, path) || metaText.ORDER_PAGE.test(path)) return "private";
  for (const [pattern, find] of PAGE_PATTERNS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const ids = decodeIds(match.slice(1));
    return ids === null ? null : find(context, ...ids);
  }
  return null;
}

const PAGE_PATTERNS: readonly (readonly [RegExp, MetaResolver])[] = [
  [/^\/$/, homeMeta],
  [/^(\/(?:categories|search|vendor-coupons|joinFamily|apply\/\w+))$/, indexedPageMeta],
  [/^\/(about|privacy|terms|contact)$/, textPageMeta],
  // "all" takes the place of a category.
  [/^(\/search\/all)$/, indexedPageMeta],
  [/^\/search\/([^/]+)$/, categoryMeta],
  [/^\/collection\/([^/]+)$/, collectionMeta],
  [
    /^\/collection\/([^/]+)\/product\/([^/]+)$/,
    async (context, collection, product) =>
      (await collectionMeta(context, collection!)) === null ? null : productMeta(context, product!),
  ],
  [/^\/store\/([^/]+)$/, storeMeta],
  [/^\/store\/([^/]+)\/reviews$/, reviewsMeta],
  [/^\/store\/([^/]+)\/cat\/([^/]+)$/, sectionMeta],
  [/^\/store\/([^/]+)\/product\/([^/]+)$/, (context, _, product) => productMeta(context, product!)],
];

async function homeMeta({ language, brand }: PageContext): Promise<PageMeta> {
  return {
    title: metaText.fill(metaText.HOME_TITLE, language, { brand }),
    description: metaText.HOME_DESCRIPTION[language],
    picture: sharePicture("home", "talabee", language),
    data: [{ "@type": "WebSite", name: brand, url: "/", inLanguage: language }],
  };
}

async function indexedPageMeta({ language, brand }: PageContext, path?: string): Promise<PageMeta | null> {
  const page = metaText.INDEXED_PAGES[path!];
  if (page === undefined) return null;
  const title = page.title[language];
  return {
    title,
    description: metaText.fill(page.description, language, { brand }),
    picture: sharePicture("home", "talabee", language),
    data: [breadcrumbs(language, [[title, path!]])],
  };
}

async function textPageMeta({ panel, language, brand }: PageContext, slug?: string): Promise<PageMeta> {
  const [page] = await panel.db.select().from(pages).where(eq(pages.slug, slug!));
  const { title, blocks } = page ?? BRAND_PAGES[slug!]!;
  const values = { name: brand };
  const firstParagraph = blocks[language].find((block) => block.kind === "paragraph");
  const pageTitle = metaText.fill(title, language, values);
  return {
    title: pageTitle,
    description:
      firstParagraph === undefined
        ? metaText.HOME_DESCRIPTION[language]
        : metaText.fill({ en: firstParagraph.text, ar: firstParagraph.text }, language, values),
    picture: sharePicture("home", "talabee", language),
    data: [breadcrumbs(language, [[pageTitle, `/${slug}`]])],
  };
}

async function categoryMeta({ panel, language, brand }: PageContext, id?: string): Promise<PageMeta | null> {
  const [category] = await panel.db.select().from(categories).where(eq(categories.id, id!));
  if (category === undefined) return null;
  const name = category.name[language];
  return {
    title: metaText.fill(metaText.STORES_OF, language, { name }),
    description: metaText.fill(metaText.STORES_OF_LONG, language, { name, brand }),
    picture: sharePicture("category", id!, language),
    data: [breadcrumbs(language, [[name, at`/search/${id!}`]])],
  };
}

async function collectionMeta(
  { panel, language, brand }: PageContext,
  id?: string,
): Promise<PageMeta | null> {
  const [collection] = await panel.db.select().from(collections).where(eq(collections.id, id!));
  if (collection === undefined) return null;
  const name = collection.name[language];
  return {
    title: name,
    description: metaText.fill(metaText.COLLECTION_LONG, language, { name, brand }),
    picture: sharePicture("collection", id!, language),
    data: [breadcrumbs(language, [[name, at`/collection/${id!}`]])],
  };
}

async function findStore({ panel }: PageContext, id: string): Promise<StoreRow | 403 | null> {
  const [store] = await panel.db.select().from(stores).where(eq(stores.id, id));
  if (store === undefined) return null;
  return store.active ? store : 403;
}

async function storeMeta(context: PageContext, id?: string): Promise<PageMeta | 403 | null> {
  const store = await findStore(context, id!);
  if (store === null || store === 403) return store;
  const { language } = context;
  const name = store.name[language];
  return {
    title: name,
    description: store.description[language],
    picture: sharePicture("store", store.id, language),
    data: [await storeThing(context, store), breadcrumbs(language, [[name, storePath(store)]])],
  };
}

async function reviewsMeta(context: PageContext, id?: string): Promise<PageMeta | 403 | null> {
  const store = await findStore(context, id!);
  if (store === null || store === 403) return store;
  const { language } = context;
  const name = store.name[language];
  const title = metaText.fill(metaText.REVIEWS_OF, language, { name });
  return {
    title,
    description: store.description[language],
    picture: sharePicture("store", store.id, language),
    data: [
      breadcrumbs(language, [
        [name, storePath(store)],
        [title, `${storePath(store)}/reviews`],
      ]),
    ],
  };
}

async function sectionMeta(
  context: PageContext,
  storeId?: string,
  id?: string,
): Promise<PageMeta | 403 | null> {
  const store = await findStore(context, storeId!);
  if (store === null || store === 403) return store;
  const { panel, language } = context;
  const [section] = await panel.db
    .select()
    .from(sections)
    .where(and(eq(sections.id, id!), eq(sections.storeId, store.id)));
  if (section === undefined) return null;
  const name = store.name[language];
  const title = metaText.fill(metaText.MENU_OF, language, { section: section.name[language], name });
  return {
    title,
    description: store.description[language],
    picture: sharePicture("store", store.id, language),
    data: [
      breadcrumbs(language, [
        [name, storePath(store)],
        [section.name[language], `${storePath(store)}${at`/cat/${section.id}`}`],
      ]),
    ],
  };
}

/** The canonical path of a product is in its store, also when opened from a collection. */
async function productMeta(context: PageContext, id: string): Promise<PageMeta | 403 | null> {
  const { panel, language } = context;
  const [row] = await panel.db
    .select({ product: products, store: stores })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(products.id, id), eq(products.active, true)));
  if (row === undefined) return null;
  const { product, store } = row;
  if (!store.active) return 403;
  const name = product.name[language];
  const path = productPath(product);
  const picture = sharePicture("product", product.id, language);
  return {
    title: `${name} · ${store.name[language]}`,
    description: product.description[language] || store.description[language],
    picture,
    path,
    data: [
      {
        "@type": "Product",
        name,
        description: product.description[language],
        image: picture,
        url: path,
        ...(product.brand === null ? {} : { brand: { "@type": "Brand", name: product.brand } }),
        ...(product.ratingsCount === 0
          ? {}
          : { aggregateRating: ratingThing(product.ratingSum / product.ratingsCount, product.ratingsCount) }),
        offers: offerThing(product),
      },
      breadcrumbs(language, [
        [store.name[language], storePath(store)],
        [name, path],
      ]),
    ],
  };
}

/** Decoded path segments. Null for malformed encoding, and for NUL, which PostgreSQL cannot store. */
function decodeIds(parts: readonly (string | undefined)[]): string[] | null {
  try {
    const ids = parts.map((part) => decodeURIComponent(part ?? ""));
    return ids.some((id) => id.includes("\0")) ? null : ids;
  } catch {
    return null;
  }
}

function truncateDescription(text: string): string {
  const singleLine = text.replace(/\s+/g, " ").trim();
  if (singleLine.length <= DESCRIPTION_LENGTH) return singleLine;
  return `${singleLine.slice(0, singleLine.lastIndexOf(" ", DESCRIPTION_LENGTH))}…`;
}
