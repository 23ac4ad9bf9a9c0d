import { TINTS } from "@talabee/contract";
import { count } from "drizzle-orm";
import type { OpenDatabase, Queries } from "../db/database.js";
import { insertMany, withoutIndexes, withoutReferences } from "../db/bulk-load.js";
import * as tables from "../db/schema.js";
import {
  type SearchItem,
  insertSearchRows,
  refreshCategories,
  searchRowsOf,
  weightOf,
} from "../modules/search/search-documents.js";
import { BRAND_COLOURS } from "./brand-colours.js";
import { categories } from "./content/index.js";
import { createNames } from "./large-names.js";
import { seedSearchAliases } from "./search-aliases.js";

export interface LargeSeedOptions {
  readonly stores: number;
  readonly products: number;
  readonly now: Date;
  readonly onProgress?: (products: number) => void;
}

export interface LargeSeedResult {
  readonly stores: number;
  readonly products: number;
  readonly seconds: number;
  /** Highest measured resident memory of this process, in MB. */
  readonly peakMegabytes: number;
}

const PRODUCTS_PER_BATCH = 2000;
const SECTIONS = 5;
/** Approximate centre of the stores in Doha. */
const CENTRE = { lat: 25.2854, lng: 51.531 };
const COLOURS = Object.values(BRAND_COLOURS);

interface Batch {
  stores: (typeof tables.stores.$inferInsert)[];
  inCategories: (typeof tables.storesInCategories.$inferInsert)[];
  sections: (typeof tables.sections.$inferInsert)[];
  products: (typeof tables.products.$inferInsert)[];
  searchItems: SearchItem[];
}

const emptyBatch = (): Batch => ({
  stores: [],
  inCategories: [],
  sections: [],
  products: [],
  searchItems: [],
});

/**
 * Seeds an empty database with a number of stores and products, deterministically and with unique names, and indexes them
 * for search. Writes in batches, so memory stays constant. Runs in one transaction; returns null without changes if there
 * are stores already.
 */
export async function seedLarge(
  database: OpenDatabase,
  options: LargeSeedOptions,
): Promise<LargeSeedResult | null> {
  const [existing] = await database.db.select({ stores: count() }).from(tables.stores);
  if ((existing?.stores ?? 0) > 0) return null;
  const began = performance.now();
  let peak = 0;
  const measure = () => (peak = Math.max(peak, process.memoryUsage.rss()));
  await database.db.transaction((tx) =>
    withoutReferences(tx, () =>
      withoutIndexes(
        tx,
        [
          tables.products,
          tables.sections,
          tables.storesInCategories,
          tables.searchDocuments,
          tables.searchPhrases,
        ],
        () => fill(tx, options, measure),
      ),
    ),
  );
  await database.raw.query("analyze", []);
  measure();
  return {
    stores: options.stores,
    products: options.products,
    seconds: (performance.now() - began) / 1000,
    peakMegabytes: Math.round(peak / 1e6),
  };
}

async function fill(tx: Queries, options: LargeSeedOptions, measure: () => void): Promise<void> {
  await insertMany(
    tx,
    tables.categories,
    categories.map(({ id, name }, position) => ({
      id,
      name,
      tint: TINTS[position % TINTS.length]!,
      position,
    })),
  );
  await refreshCategories(
    tx,
    categories.map(({ id }) => id),
  );
  await seedSearchAliases(tx);

  const names = createNames();
  const known = new Set<string>();
  let batch = emptyBatch();
  let created = 0;
  const flush = async () => {
    await insertMany(tx, tables.stores, batch.stores);
    await insertMany(tx, tables.storesInCategories, batch.inCategories);
    await insertMany(tx, tables.sections, batch.sections);
    await insertMany(tx, tables.products, batch.products);
    const { documents, phrases, words } = searchRowsOf(batch.searchItems);
    await insertMany(tx, tables.searchDocuments, documents);
    await insertMany(tx, tables.searchPhrases, phrases);
    // Names combine few words, so after some batches all are known.
    const unknown = words.filter(({ word }) => !known.has(word));
    for (const { word } of unknown) known.add(word);
    await insertSearchRows(tx, { documents: [], phrases: [], words: unknown });
    batch = emptyBatch();
    measure();
    options.onProgress?.(created);
  };

  for (let at = 0; at < options.stores; at++) {
    const last = Math.floor(((at + 1) * options.products) / options.stores);
    const kind = names.kind(at);
    const store = { id: `v${String(at).padStart(6, "0")}`, name: names.store(at), cuisine: kind.cuisine };
    const rating = 30 + ((at * 7) % 21);
    const reviews = (at * 31) % 900;
    batch.stores.push(storeRow(store, at, rating, reviews, kind.description));
    batch.inCategories.push({ categoryId: categories[at % categories.length]!.id, storeId: store.id });
    batch.searchItems.push({
      kind: "store",
      id: store.id,
      storeId: store.id,
      name: store.name,
      section: [],
      otherTexts: [store.cuisine.en, store.cuisine.ar],
      active: true,
      weight: weightOf(rating, reviews),
    });
    const sections = kind.sections.slice(0, SECTIONS).map((name, position) => ({
      id: `${store.id}.s${position}`,
      storeId: store.id,
      name,
      position,
    }));
    batch.sections.push(...sections);
    for (let position = 0; created < last; position++, created++) {
      const section = sections[position % sections.length]!;
      const id = `${store.id}.p${position}`;
      const name = names.product(created);
      const ratings = (created * 13) % 40;
      const stars = 35 + ((created * 3) % 16);
      const price = 500 + ((created * 37) % 90) * 50;
      batch.products.push({
        id,
        storeId: store.id,
        sectionId: section.id,
        name,
        description: names.description(created),
        price,
        salePrice: created % 11 === 0 ? Math.round(price * 0.8) : null,
        featured: position === 0 && at % 50 === 0,
        images: [],
        ratingSum: Math.round((ratings * stars) / 10),
        ratingsCount: ratings,
        stock: 200,
        maxPerOrder: 20,
        active: true,
        position,
        createdAt: options.now,
      });
      batch.searchItems.push({
        kind: "product",
        id,
        storeId: store.id,
        name,
        section: [section.name.en, section.name.ar],
        otherTexts: [store.name.en, store.name.ar, store.cuisine.en, store.cuisine.ar],
        active: true,
        weight: weightOf(stars, ratings),
      });
      if (batch.products.length >= PRODUCTS_PER_BATCH) await flush();
    }
  }
  await flush();
}

function storeRow(
  store: { id: string; name: tables.Bilingual; cuisine: tables.Bilingual },
  at: number,
  rating: number,
  reviews: number,
  description: tables.Bilingual,
): typeof tables.stores.$inferInsert {
  // A spiral of golden angles: evenly spread, without clusters.
  const angle = at * 2.399963;
  const reach = 0.22 * Math.sqrt(((at * 61) % 1000) / 1000);
  return {
    id: store.id,
    name: store.name,
    legalName: `${store.name.en} W.L.L.`,
    description,
    brandColor: COLOURS[at % COLOURS.length]!,
    ratingTenths: rating,
    reviewsCount: reviews,
    cuisines: [store.cuisine],
    tags: [],
    openingHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day: day as 0,
      open: "00:00",
      close: "00:00",
      closes_next_day: true,
    })),
    minOrder: ((at * 3) % 5) * 1000,
    deliveryFee: 500 + ((at * 7) % 4) * 250,
    freeDeliveryOver: at % 3 === 0 ? 10_000 : null,
    deliveryMin: 20 + (at % 4) * 5,
    deliveryMax: 35 + (at % 4) * 5,
    orderTypes: at % 9 === 0 ? ["pickup"] : ["delivery", "pickup"],
    zone: 1 + (at % 91),
    lat: CENTRE.lat + reach * Math.sin(angle),
    lng: CENTRE.lng + 0.6 * reach * Math.cos(angle),
    locationText: null,
    preparationMinutes: 15,
    active: true,
    position: at,
  };
}
