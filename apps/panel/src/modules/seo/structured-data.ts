import type { Language } from "@talabee/contract";
import type { OpeningInterval } from "@talabee/domain";
import { and, asc, eq } from "drizzle-orm";
import { products, sections, storesInCategories } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import type { Thing } from "./head.js";
import * as metaText from "./meta-text.js";
import { at, productPath, storePath } from "./page-paths.js";
import { sharePicture } from "./share-picture.js";

/** Limit on menu items in the structured data of a store: the head delays the first paint. */
const MENU_PRODUCTS = 40;
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** schema.org types by category; other stores are restaurants. */
const KINDS_OF_STORE: Readonly<Record<string, string>> = {
  groceries: "GroceryStore",
  pharmacy: "Pharmacy",
  flowers: "Florist",
};

interface StructuredDataContext {
  readonly panel: Panel;
  readonly language: Language;
}

const riyals = (dirhams: number) => (dirhams / 100).toFixed(2);

export async function storeThing(context: StructuredDataContext, store: StoreRow): Promise<Thing> {
  const { panel, language } = context;
  const [known] = await panel.db
    .select({ id: storesInCategories.categoryId })
    .from(storesInCategories)
    .where(eq(storesInCategories.storeId, store.id));
  const kind = (known && KINDS_OF_STORE[known.id]) ?? "Restaurant";
  return {
    "@type": kind,
    name: store.name[language],
    legalName: store.legalName,
    description: store.description[language],
    url: storePath(store),
    image: sharePicture("store", store.id, language),
    currenciesAccepted: "QAR",
    address: {
      "@type": "PostalAddress",
      ...(store.locationText === null ? {} : { streetAddress: store.locationText[language] }),
      addressLocality: language === "ar" ? "الدوحة" : "Doha",
      addressCountry: "QA",
    },
    ...(store.lat === null || store.lng === null
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: store.lat, longitude: store.lng } }),
    openingHoursSpecification: store.openingHours.map(hoursThing),
    ...(store.reviewsCount === 0
      ? {}
      : { aggregateRating: ratingThing(store.ratingTenths / 10, store.reviewsCount) }),
    ...(kind === "Restaurant"
      ? {
          servesCuisine: store.cuisines.map((cuisine) => cuisine[language]),
          hasMenu: await menuThing(context, store),
        }
      : {}),
  };
}

async function menuThing({ panel, language }: StructuredDataContext, store: StoreRow): Promise<Thing> {
  const menu = await panel.db
    .select()
    .from(sections)
    .where(eq(sections.storeId, store.id))
    .orderBy(asc(sections.position));
  const dishes = await panel.db
    .select()
    .from(products)
    .where(and(eq(products.storeId, store.id), eq(products.active, true)))
    .orderBy(asc(products.position))
    .limit(MENU_PRODUCTS);
  return {
    "@type": "Menu",
    inLanguage: language,
    hasMenuSection: menu.map((section) => ({
      "@type": "MenuSection",
      name: section.name[language],
      url: storePath(store) + at`/cat/${section.id}`,
      hasMenuItem: dishes
        .filter((dish) => dish.sectionId === section.id)
        .map((dish) => ({
          "@type": "MenuItem",
          name: dish.name[language],
          url: productPath(dish),
          offers: { "@type": "Offer", price: riyals(dish.salePrice ?? dish.price), priceCurrency: "QAR" },
        })),
    })),
  };
}

export function ratingThing(value: number, count: number): Thing {
  return { "@type": "AggregateRating", ratingValue: value.toFixed(1), reviewCount: count, bestRating: 5 };
}

export function offerThing(product: typeof products.$inferSelect): Thing {
  return {
    "@type": "Offer",
    price: riyals(product.salePrice ?? product.price),
    priceCurrency: "QAR",
    availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
  };
}

function hoursThing(hours: OpeningInterval): Thing {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS[hours.day],
    opens: hours.open,
    // schema.org has no 24:00.
    closes: hours.close === "24:00" ? "23:59" : hours.close,
  };
}

/** Breadcrumb list from home to a page: a name and a path per step. */
export function breadcrumbs(
  language: Language,
  steps: readonly (readonly [name: string, path: string])[],
): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [[metaText.HOME[language], "/"] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: path,
    })),
  };
}
