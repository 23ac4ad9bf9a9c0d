import {
  formatMessage,
  headMessages,
  type Language,
  type MessageDescriptor,
  type Messages,
} from "../../locale/index.js";
import type { HeadPaths } from "./head-paths.js";
import type { FixedPage, PageAbout } from "./page-about.js";
import { pageName, pageTitle } from "./page-name.js";
import {
  breadcrumbs,
  type HeadMarket,
  productThing,
  QATAR,
  storeThing,
  type Thing,
} from "./structured-data.js";

/** Longest description of a page for search engines and link previews, in characters. */
const DESCRIPTION_LENGTH = 200;

/** What a description depends on, besides the page. */
export interface DescribeOptions {
  readonly language: Language;
  /** The shop's name in the language. */
  readonly brand: string;
  readonly paths: HeadPaths;
  /** Country, currency and place of the texts and structured data, such as the contract's settings have them. Default: Qatar. */
  readonly market?: HeadMarket | undefined;
  /** Whether the address has a cursor at which the page's list starts, if it has one. Default: false. */
  readonly isLaterPage?: boolean | undefined;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageDescription {
  /** HTTP status of the screen. */
  readonly status: 200 | 403 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** Canonical path without language; null for a page without one. */
  readonly path: string | null;
  /** Whether search engines leave the page out. */
  readonly isHidden: boolean;
  /** Path of the link preview picture. */
  readonly picture: string;
  /** ISO 3166-1 code of the country, upper case. */
  readonly country: string;
  /** schema.org data. */
  readonly things: readonly Thing[];
}

const FIXED_TEXTS: Readonly<Record<FixedPage, MessageDescriptor<string, string>>> = {
  categories: headMessages.categoriesText,
  search: headMessages.searchText,
  stores: headMessages.storesText,
  vendorCoupons: headMessages.couponsText,
  joinFamily: headMessages.joinFamilyText,
  contact: headMessages.contactText,
  about: headMessages.homeText,
  privacy: headMessages.homeText,
  terms: headMessages.homeText,
  "apply/partner": headMessages.partnerText,
  "apply/rider": headMessages.riderText,
  "apply/star": headMessages.starText,
  "apply/marketplace": headMessages.partnerText,
};
/** Kinds whose list can start at a cursor. */
const LISTS = new Set<PageAbout["kind"]>([
  "stores",
  "category",
  "collection",
  "search",
  "section",
  "reviews",
]);
const STATUSES = { "not-found": 404, forbidden: 403, gone: 410, private: 200 } as const;

/**
 * Describes a page on a server, by what `HeadContext` received: the pages from the lowest to the topmost, which is the
 * one described. None means a page that only the browser renders, undefined one whose data could not be read.
 */
export function describePage(
  pages: readonly (PageAbout | undefined)[],
  options: DescribeOptions,
): PageDescription {
  const { language, brand, paths, market = QATAR, isLaterPage = false } = options;
  const shop = { brand, place: market.place[language] };
  const about = pages.length === 0 ? ({ kind: "private", name: null } as const) : pages.at(-1);
  const t: Messages["t"] = (message, ...[values]) => formatMessage(message[language], language, values);
  const homeText = t(headMessages.homeText, shop);
  const home = {
    description: homeText,
    path: null,
    picture: paths.picture("home", "talabee", language),
    country: market.id.toUpperCase(),
    things: [],
  };
  if (about === undefined) return { ...home, status: 200, title: brand, isHidden: false };
  const title = pageTitle(about, t, shop);
  if (about.kind in STATUSES) {
    return { ...home, status: STATUSES[about.kind as keyof typeof STATUSES], title, isHidden: true };
  }
  // A product without a description has that of its store or collection, which lies beneath.
  const texts = pages.flatMap((page) => (page === undefined ? [] : [descriptionOf(page, t, shop)]));
  return {
    ...home,
    status: 200,
    title,
    isHidden: false,
    description: truncate(texts.findLast((text) => text !== "") ?? homeText),
    ...placeOf(about, pageName(about, t, shop) ?? brand, options),
    // It has the title of the list's first page, and other items whenever the list changes.
    ...(isLaterPage && LISTS.has(about.kind) && { path: null, isHidden: true }),
  };
}

function descriptionOf(about: PageAbout, t: Messages["t"], shop: { brand: string; place: string }): string {
  switch (about.kind) {
    case "home":
      return t(headMessages.homeText, shop);
    case "category":
      return t(headMessages.categoryText, { name: about.category.name, ...shop });
    case "collection":
      return t(headMessages.collectionText, { name: about.collection.name, ...shop });
    case "store":
    case "reviews":
    case "section":
      return about.store.description;
    case "product":
      return about.product.description;
    case "private":
    case "not-found":
    case "forbidden":
    case "gone":
      return "";
    default: {
      const paragraph = about.blocks?.find((block) => block.kind === "paragraph");
      return paragraph?.text ?? t(FIXED_TEXTS[about.kind] as typeof headMessages.storesText, shop);
    }
  }
}

/** Address, picture and structured data of a page that search engines list. */
function placeOf(
  about: PageAbout,
  name: string,
  options: DescribeOptions,
): Partial<Pick<PageDescription, "path" | "picture" | "things">> {
  const { language, brand, paths } = options;
  const pictureOf = (kind: "store" | "collection" | "category" | "product", id: string) =>
    paths.picture(kind, id, language);
  /** Steps after home; the last one is the page itself. */
  const under = (...steps: [name: string, path: string][]) => ({
    path: steps.at(-1)![1],
    things: [breadcrumbs(options, steps)],
  });
  switch (about.kind) {
    case "home":
      return {
        path: paths.home,
        things: [{ "@type": "WebSite", name: brand, url: paths.home, inLanguage: language }],
      };
    case "category": {
      const { id } = about.category;
      return {
        ...under([about.category.name, paths.searchCategory(id)]),
        picture: pictureOf("category", id),
      };
    }
    case "collection": {
      const { id } = about.collection;
      return { ...under([name, paths.collection(id)]), picture: pictureOf("collection", id) };
    }
    case "store": {
      const { store, products } = about;
      const { path, things } = under([name, paths.store(store.id)]);
      return {
        path,
        picture: pictureOf("store", store.id),
        things: [storeThing(options, store, products), ...things],
      };
    }
    case "reviews":
    case "section": {
      const { store } = about;
      const step: [string, string] =
        about.kind === "reviews"
          ? [name, paths.storeReviews(store.id)]
          : [about.section.name, paths.storeCategory(store.id, about.section.id)];
      return { ...under([store.name, paths.store(store.id)], step), picture: pictureOf("store", store.id) };
    }
    case "product": {
      const { product } = about;
      const steps = under(
        [product.vendor.name, paths.store(product.vendor_id)],
        // Also when it is opened from a collection.
        [product.name, paths.product(product)],
      );
      return {
        path: steps.path,
        picture: pictureOf("product", product.id),
        things: [productThing(options, product), ...steps.things],
      };
    }
    case "private":
    case "not-found":
    case "forbidden":
    case "gone":
      return {};
    default:
      return under([name, fixedPath(about.kind, paths)]);
  }
}

function fixedPath(kind: FixedPage, paths: HeadPaths): string {
  if (kind === "search") return paths.search();
  if (kind === "stores") return paths.searchCategory(paths.everyCategory);
  const [page, type] = kind.split("/") as [
    Exclude<FixedPage, "search" | "stores" | `apply/${string}`>,
    string?,
  ];
  return type === undefined ? paths[page] : paths.apply(type);
}

function truncate(text: string): string {
  const singleLine = text.replace(/\s+/g, " ").trim();
  if (singleLine.length <= DESCRIPTION_LENGTH) return singleLine;
  return `${singleLine.slice(0, singleLine.lastIndexOf(" ", DESCRIPTION_LENGTH))}…`;
}
