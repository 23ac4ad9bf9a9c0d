import { type Picture, TINTS } from "@talabee/contract";
import { count } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Database } from "../db/database.js";
import * as tables from "../db/schema.js";
import { refreshEverything } from "../modules/search/search-documents.js";
import { BRAND_COLOURS } from "./brand-colours.js";
import { demoCouponId } from "./demo-coupon-id.js";
import { galleryOf } from "./content/close-ups.js";
import { intervalsOf } from "./intervals-of.js";
import type { PictureKind } from "./picture-kinds.js";
import { publishPicture } from "./picture-widths.js";
import { seedProductRatings, seedRatings } from "./seed-ratings.js";
import { seedSearchAliases } from "./search-aliases.js";
import type { CategoryId, SeedBanner, SeedCategory, SeedCollection, SeedStore } from "./seed-types.js";

export interface SeedContent {
  readonly stores: readonly SeedStore[];
  readonly categories: readonly SeedCategory[];
  readonly collections: readonly SeedCollection[];
  readonly banners: readonly SeedBanner[];
}

export interface SeedOptions {
  /** Folder with one subfolder per kind of picture. */
  readonly picturesDir: string;
  readonly mediaDir: string;
  readonly now: Date;
  /** Whether reviews also rate products, as they do in a demo. */
  readonly ratesProducts?: boolean;
  /** Called after each step with the progress, `done` of `all`. */
  readonly onProgress?: (step: "pictures" | "rows", done: number, all: number) => void;
}

export interface SeedResult {
  readonly stores: number;
  readonly products: number;
  readonly pictures: number;
  readonly missingPictures: readonly string[];
}

/** Categories of shops, whose products are recognized by their pictures. */
const GRID_CATEGORIES: ReadonlySet<CategoryId> = new Set(["groceries", "pharmacy", "flowers"]);
const DEFAULT_STOCK = 200;
const DEFAULT_MAX_PER_ORDER = 20;
const ROWS_PER_INSERT = 200;
const MAX_CONCURRENT_PICTURES = 4;

/** Seeds an empty database in one transaction; returns null without changes if there are stores already. */
export async function seed(
  db: Database,
  content: SeedContent,
  options: SeedOptions,
): Promise<SeedResult | null> {
  const [existing] = await db.select({ stores: count() }).from(tables.stores);
  if ((existing?.stores ?? 0) > 0) return null;
  const { pictures, missing } = await publishPictures(content, options);
  const rows = rowsOf(content, pictures, options.now);
  const all = rows.reduce((sum, [, values]) => sum + values.length, 0);
  let done = 0;
  await db.transaction(async (tx) => {
    for (const [table, values] of rows) {
      for (let from = 0; from < values.length; from += ROWS_PER_INSERT) {
        const batch = values.slice(from, from + ROWS_PER_INSERT);
        await tx.insert(table).values([...batch]);
        options.onProgress?.("rows", (done += batch.length), all);
      }
    }
    for (const store of content.stores) {
      await seedRatings(tx, store, options.now);
      if (options.ratesProducts === true) await seedProductRatings(tx, store.id);
    }
    await seedSearchAliases(tx);
    await refreshEverything(tx);
  });
  return {
    stores: content.stores.length,
    products: content.stores.reduce((sum, store) => sum + productsOf(store).length, 0),
    pictures: pictures.size,
    missingPictures: missing,
  };
}

type Rows = readonly (readonly [PgTable, readonly Record<string, unknown>[]])[];

const productsOf = (store: SeedStore) => store.sections.flatMap((section) => section.products);

/** Publishes every picture of the content once. */
async function publishPictures(content: SeedContent, options: SeedOptions) {
  const wanted = new Set<`${PictureKind}/${string}`>([
    ...content.stores.flatMap((store) => [
      `covers/${store.id}` as const,
      `cards/${store.id}` as const,
      `logos/${store.id}` as const,
      ...productsOf(store).flatMap(({ picture }) =>
        galleryOf(picture).map((key) => `products/${key}` as const),
      ),
    ]),
    ...content.categories.map((category) => `categories/${category.picture}` as const),
    ...content.collections.map((collection) => `collections/${collection.picture}` as const),
    ...content.banners.flatMap(
      (banner) => [`banners/${banner.picture}-start`, `banners/${banner.picture}-end`] as const,
    ),
  ]);
  const pictures = new Map<string, Picture>();
  const missing: string[] = [];
  const queue = [...wanted];
  let done = 0;
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const kind = path.slice(0, path.indexOf("/")) as PictureKind;
      const picture = await publishPicture(join(options.picturesDir, `${path}.webp`), kind, options.mediaDir);
      if (picture === null) missing.push(path);
      else pictures.set(path, picture);
      options.onProgress?.("pictures", ++done, wanted.size);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_PICTURES }, work));
  return { pictures, missing: missing.toSorted() };
}

function rowsOf(content: SeedContent, pictures: ReadonlyMap<string, Picture>, now: Date): Rows {
  const picture = (kind: PictureKind, key: string) => pictures.get(`${kind}/${key}`) ?? null;
  const productIds = new Set(
    content.stores.flatMap((store) => productsOf(store).map((product) => `${store.id}.${product.id}`)),
  );
  const storeIds = new Set(content.stores.map((store) => store.id));
  const perStore = <Row>(rows: (store: SeedStore) => readonly Row[]) => content.stores.flatMap(rows);
  return [
    [
      tables.categories,
      content.categories.map((category, position) => ({
        id: category.id,
        name: category.name,
        image: picture("categories", category.picture),
        tint: TINTS[position % TINTS.length],
        position,
      })),
    ],
    [
      tables.stores,
      content.stores.map((store, position) => ({
        id: store.id,
        name: store.name,
        legalName: store.legalName,
        description: store.description,
        brandColor: BRAND_COLOURS[store.tint],
        logo: picture("logos", store.id),
        cover: picture("covers", store.id),
        cardCover: picture("cards", store.id),
        ratingTenths: store.rating,
        reviewsCount: store.reviewsCount,
        cuisines: store.cuisines,
        tags: store.tags,
        openingHours: store.hours.flatMap(intervalsOf),
        minOrder: store.minOrder,
        deliveryFee: store.deliveryFee,
        freeDeliveryOver: store.freeDeliveryOver,
        deliveryMin: store.deliveryTime[0],
        deliveryMax: store.deliveryTime[1],
        orderTypes: store.orderTypes,
        menuLayout: GRID_CATEGORIES.has(store.category) ? "grid" : "list",
        zone: store.zone,
        lat: store.location?.lat ?? null,
        lng: store.location?.lng ?? null,
        locationText: store.location?.text ?? null,
        position,
      })),
    ],
    [
      tables.storesInCategories,
      perStore((store) =>
        [...new Set([store.category, ...(store.alsoIn ?? [])])].map((categoryId) => ({
          categoryId,
          storeId: store.id,
        })),
      ),
    ],
    [
      tables.sections,
      perStore((store) =>
        store.sections.map((section, position) => ({
          id: `${store.id}.${section.id}`,
          storeId: store.id,
          name: section.name,
          position,
        })),
      ),
    ],
    [
      tables.addonGroups,
      perStore((store) =>
        Object.entries(store.addonGroups ?? {}).map(([key, group]) => ({
          id: `${store.id}.${key}`,
          storeId: store.id,
          name: group.name,
          min: group.min,
          max: group.max,
          options: group.options.map((option) => ({
            id: `${store.id}.${key}.${option.id}`,
            name: option.name,
            price: option.price,
            max: option.max ?? 1,
            in_stock: true,
          })),
        })),
      ),
    ],
    [
      tables.products,
      perStore((store) =>
        store.sections
          .flatMap((section) => section.products.map((product) => ({ section, product })))
          .map(({ section, product }, position) => ({
            id: `${store.id}.${product.id}`,
            storeId: store.id,
            sectionId: `${store.id}.${section.id}`,
            name: product.name,
            description: product.description,
            price: product.price,
            salePrice: product.salePrice ?? null,
            featured: product.featured ?? false,
            brand: product.brand ?? null,
            image: picture("products", product.picture),
            images: galleryOf(product.picture)
              .slice(1)
              .flatMap((key) => picture("products", key) ?? []),
            stock: product.stock ?? DEFAULT_STOCK,
            maxPerOrder: product.maxPerOrder ?? DEFAULT_MAX_PER_ORDER,
            position,
          })),
      ),
    ],
    [
      tables.productAddonGroups,
      perStore((store) =>
        productsOf(store).flatMap((product) =>
          (product.addons ?? []).map((key, position) => ({
            productId: `${store.id}.${product.id}`,
            groupId: `${store.id}.${key}`,
            position,
          })),
        ),
      ),
    ],
    [
      tables.collections,
      content.collections.map((collection, position) => ({
        id: collection.id,
        name: collection.name,
        image: picture("collections", collection.picture),
        position,
      })),
    ],
    [
      tables.subCollections,
      content.collections.flatMap((collection) =>
        collection.subCollections.map((part, position) => ({
          id: `${collection.id}.${part.id}`,
          collectionId: collection.id,
          name: part.name,
          storeIds: part.storeIds.filter((id) => storeIds.has(id)),
          productIds: part.productIds.filter((id) => productIds.has(id)),
          position,
        })),
      ),
    ],
    [
      tables.banners,
      content.banners.flatMap((banner, position) => {
        // The text is at the start of the line, left in English and right in Arabic, so each needs its own picture.
        const image = {
          en: picture("banners", `${banner.picture}-start`),
          ar: picture("banners", `${banner.picture}-end`),
        };
        const { id, title, text, action, link, tone, coupon } = banner;
        const couponId = coupon === undefined ? null : demoCouponId(coupon);
        return image.en && image.ar
          ? [{ id, title, text, action, link, tone, image, position, couponId }]
          : [];
      }),
    ],
    [
      tables.reviews,
      perStore((store) =>
        store.reviews.map((review) => ({
          id: randomUUID(),
          storeId: store.id,
          author: review.author,
          rating: review.rating,
          comment: review.comment,
          createdAt: new Date(now.getTime() - review.daysAgo * 86_400_000),
        })),
      ),
    ],
  ];
}
