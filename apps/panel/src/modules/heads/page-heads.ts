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

interface Asked {
  readonly panel: Panel;
  readonly language: Language;
  readonly brand: string;
}
type Content = Pick<Head, "description" | "picture" | "data"> & {
  readonly title: string;
  /** The address it is known by, when it is not the one that was asked for. */
  readonly path?: string;
};
type HeadOf = (asked: Asked, ...ids: string[]) => Promise<Content | 403 | null>;

/** The head of an address of the storefront (REQ-ROUTE-04, REQ-ROUTE-45), and the brand's name in the language. */
export async function pageHead(
  panel: Panel,
  path: string,
  language: Language,
): Promise<{ head: Head; brand: string }> {
  const brand = brandName((await readSettings(panel.db)).name, language);
  const found = await contentOf({ panel, language, brand }, path);
  return { brand, head: headOf(found, path, { language, brand }) };
}

function headOf(
  found: Content | "closed" | 403 | null,
  path: string,
  { language, brand }: Omit<Asked, "panel">,
): Head {
  const general = {
    description: metaText.HOME_DESCRIPTION[language],
    picture: sharePicture("home", "talabee", language),
    data: [],
    path: null,
  };
  const named = (title: string) => `${title} · ${brand}`;
  if (found === null) return { ...general, status: 404, title: named(metaText.NOT_FOUND[language]) };
  if (found === 403) return { ...general, status: 403, title: named(metaText.FORBIDDEN[language]) };
  if (found === "closed") {
    const title = metaText.CLOSED_PAGES[metaText.ORDER_PAGE.test(path) ? "/orders" : path]![language];
    return { ...general, status: 200, title: named(title) };
  }
  const { title, description, ...rest } = found;
  return {
    path,
    ...rest,
    status: 200,
    title: path === "/" ? title : named(title),
    description: shortened(description),
  };
}

async function contentOf(asked: Asked, path: string): Promise<Content | "closed" | 403 | null> {
  if (Object.hasOwn(metaText.CLOSED_PAGES, path) || metaText.ORDER_PAGE.test(path)) return "closed";
  for (const [pattern, find] of ADDRESSES) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const ids = decoded(match.slice(1));
    return ids === null ? null : find(asked, ...ids);
  }
  return null;
}

const ADDRESSES: readonly (readonly [RegExp, HeadOf])[] = [
  [/^\/$/, homeHead],
  [/^(\/(?:categories|search|vendor-coupons|joinFamily|apply\/\w+))$/, openPageHead],
  [/^\/(about|privacy|terms|contact)$/, textPageHead],
  // In the place of a category: the stores of all of them.
  [/^(\/search\/all)$/, openPageHead],
  [/^\/search\/([^/]+)$/, categoryHead],
  [/^\/collection\/([^/]+)$/, collectionHead],
  [
    /^\/collection\/([^/]+)\/product\/([^/]+)$/,
    async (asked, collection, product) =>
      (await collectionHead(asked, collection!)) === null ? null : productHead(asked, product!),
  ],
  [/^\/store\/([^/]+)$/, storeHead],
  [/^\/store\/([^/]+)\/reviews$/, reviewsHead],
  [/^\/store\/([^/]+)\/cat\/([^/]+)$/, sectionHead],
  [/^\/store\/([^/]+)\/product\/([^/]+)$/, (asked, _, product) => productHead(asked, product!)],
];

async function homeHead({ language, brand }: Asked): Promise<Content> {
  return {
    title: metaText.fill(metaText.HOME_TITLE, language, { brand }),
    description: metaText.HOME_DESCRIPTION[language],
    picture: sharePicture("home", "talabee", language),
    data: [{ "@type": "WebSite", name: brand, url: "/", inLanguage: language }],
  };
}

async function openPageHead({ language, brand }: Asked, path?: string): Promise<Content | null> {
  const page = metaText.OPEN_PAGES[path!];
  if (page === undefined) return null;
  const title = page.title[language];
  return {
    title,
    description: metaText.fill(page.description, language, { brand }),
    picture: sharePicture("home", "talabee", language),
    data: [breadcrumbs(language, [[title, path!]])],
  };
}

async function textPageHead({ panel, language, brand }: Asked, slug?: string): Promise<Content> {
  const [written] = await panel.db.select().from(pages).where(eq(pages.slug, slug!));
  const { title, blocks } = written ?? BRAND_PAGES[slug!]!;
  const values = { name: brand };
  const first = blocks[language].find((block) => block.kind === "paragraph");
  const called = metaText.fill(title, language, values);
  return {
    title: called,
    description:
      first === undefined
        ? metaText.HOME_DESCRIPTION[language]
        : metaText.fill({ en: first.text, ar: first.text }, language, values),
    picture: sharePicture("home", "talabee", language),
    data: [breadcrumbs(language, [[called, `/${slug}`]])],
  };
}

async function categoryHead({ panel, language, brand }: Asked, id?: string): Promise<Content | null> {
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

async function collectionHead({ panel, language, brand }: Asked, id?: string): Promise<Content | null> {
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

async function findStore({ panel }: Asked, id: string): Promise<StoreRow | 403 | null> {
  const [store] = await panel.db.select().from(stores).where(eq(stores.id, id));
  if (store === undefined) return null;
  return store.active ? store : 403;
}

async function storeHead(asked: Asked, id?: string): Promise<Content | 403 | null> {
  const store = await findStore(asked, id!);
  if (store === null || store === 403) return store;
  const { language } = asked;
  const name = store.name[language];
  return {
    title: name,
    description: store.description[language],
    picture: sharePicture("store", store.id, language),
    data: [await storeThing(asked, store), breadcrumbs(language, [[name, storePath(store)]])],
  };
}

async function reviewsHead(asked: Asked, id?: string): Promise<Content | 403 | null> {
  const store = await findStore(asked, id!);
  if (store === null || store === 403) return store;
  const { language } = asked;
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

async function sectionHead(asked: Asked, storeId?: string, id?: string): Promise<Content | 403 | null> {
  const store = await findStore(asked, storeId!);
  if (store === null || store === 403) return store;
  const { panel, language } = asked;
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

/** A product is known by its address in its own store, wherever its sheet lies: the storefront leads there too. */
async function productHead(asked: Asked, id: string): Promise<Content | 403 | null> {
  const { panel, language } = asked;
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

/** The ids of an address; null when one cannot be read, or be in the database. */
function decoded(parts: readonly (string | undefined)[]): string[] | null {
  try {
    const ids = parts.map((part) => decodeURIComponent(part ?? ""));
    return ids.some((id) => id.includes("\0")) ? null : ids;
  } catch {
    return null;
  }
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, plain.lastIndexOf(" ", DESCRIPTION_LENGTH))}…`;
}
