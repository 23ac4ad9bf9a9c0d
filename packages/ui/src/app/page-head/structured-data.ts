import { formatMessage, headMessages, qatar, type Language, type LocalText } from "../../locale/index.js";
import type { HeadPaths } from "./head-paths.js";
import type { MenuItemAbout, ProductAbout, StoreAbout } from "./page-about.js";

/** A schema.org entity. Paths in `url`, `image` and `item` become absolute URLs in the page. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** Limit on menu items in the structured data of a store: the head delays the first paint. */
const MENU_PRODUCTS = 40;
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** schema.org types by category; other stores are restaurants. */
const KINDS_OF_STORE: Readonly<Record<string, string>> = {
  groceries: "GroceryStore",
  pharmacy: "Pharmacy",
  flowers: "Florist",
};

/** The country that the shop sells in, what its prices are in, and where it delivers. */
export interface HeadMarket {
  /** ISO 3166-1 code, in either case. */
  readonly id: string;
  readonly currency: { readonly code: string; readonly decimals: number };
  readonly place: LocalText;
}
export const QATAR: HeadMarket = { id: "qa", currency: qatar.currency, place: qatar.place! };

/** What structured data depends on, besides the data. */
export interface ThingContext {
  readonly language: Language;
  readonly paths: HeadPaths;
  /** Default: Qatar. */
  readonly market?: HeadMarket | undefined;
}

/** A store, and the menu of a restaurant. */
export function storeThing(
  { language, paths, market = QATAR }: ThingContext,
  store: StoreAbout,
  products: readonly MenuItemAbout[],
): Thing {
  const kind = store.category_ids?.map((id) => KINDS_OF_STORE[id]).find(Boolean) ?? "Restaurant";
  const { location } = store;
  return {
    "@type": kind,
    name: store.name,
    legalName: store.legal_name,
    description: store.description,
    url: paths.store(store.id),
    image: paths.picture("store", store.id, language),
    currenciesAccepted: market.currency.code,
    address: {
      "@type": "PostalAddress",
      ...(location === null || location.text === "" ? {} : { streetAddress: location.text }),
      ...(market.id === QATAR.id ? { addressLocality: market.place[language] } : {}),
      addressCountry: market.id.toUpperCase(),
    },
    ...(location === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: location.lat, longitude: location.lng } }),
    openingHoursSpecification: store.opening_hours.map(hoursThing),
    ...(store.reviews_count === 0 ? {} : { aggregateRating: ratingThing(store.rating, store.reviews_count) }),
    ...(kind === "Restaurant"
      ? { servesCuisine: store.cuisines, hasMenu: menuThing({ language, paths, market }, store, products) }
      : {}),
  };
}

function menuThing(
  { language, paths, market = QATAR }: ThingContext,
  store: StoreAbout,
  products: readonly MenuItemAbout[],
): Thing {
  const first = products.slice(0, MENU_PRODUCTS);
  return {
    "@type": "Menu",
    inLanguage: language,
    hasMenuSection: store.categories.map((section) => ({
      "@type": "MenuSection",
      name: section.name,
      url: paths.storeCategory(store.id, section.id),
      hasMenuItem: first
        .filter((product) => product.category_id === section.id)
        .map((product) => ({
          "@type": "MenuItem",
          name: product.name,
          url: paths.product(product),
          offers: { "@type": "Offer", ...priceOf(product, market) },
        })),
    })),
  };
}

/** A product with its offer. */
export function productThing(
  { language, paths, market = QATAR }: ThingContext,
  product: ProductAbout,
): Thing {
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    image: paths.picture("product", product.id, language),
    url: paths.product(product),
    ...(product.brand === null ? {} : { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.ratings_count === 0
      ? {}
      : { aggregateRating: ratingThing(product.rating, product.ratings_count) }),
    offers: {
      "@type": "Offer",
      ...priceOf(product, market),
      availability: `https://schema.org/${product.in_stock ? "InStock" : "OutOfStock"}`,
    },
  };
}

/** Breadcrumb list from home to a page: a name and a path per step. */
export function breadcrumbs(
  { language, paths }: ThingContext,
  steps: readonly (readonly [name: string, path: string])[],
): Thing {
  const home = [formatMessage(headMessages.homeStep[language], language), paths.home] as const;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(([name, item], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}

/** Price of one, in the currency's main unit. */
function priceOf(
  { price, sale_price }: Pick<MenuItemAbout, "price" | "sale_price">,
  { currency: { code, decimals } }: HeadMarket,
) {
  return { price: ((sale_price ?? price) / 10 ** decimals).toFixed(decimals), priceCurrency: code };
}

function ratingThing(value: number, count: number): Thing {
  return { "@type": "AggregateRating", ratingValue: value.toFixed(1), reviewCount: count, bestRating: 5 };
}

function hoursThing(hours: StoreAbout["opening_hours"][number]): Thing {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS[hours.day],
    opens: hours.open,
    // schema.org has no 24:00.
    closes: hours.close === "24:00" ? "23:59" : hours.close,
  };
}
