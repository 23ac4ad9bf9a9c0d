import type {
  categories as categoriesCall,
  CallData,
  CallQuery,
  Home,
  home,
  Language,
  Product,
  product,
  Store,
  StoreCard,
  storeCategory,
  storeProducts,
  vendors,
} from "@talabee/contract";
import { foldSearchText } from "@talabee/domain";
import { and, asc, count, eq, gt, gte, inArray, isNotNull, max, sql } from "drizzle-orm";
import {
  addonGroups,
  banners,
  categories,
  collections,
  productAddonGroups,
  products,
  sections,
  stores,
  storesInCategories,
  subCollections,
} from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor, writeCursor } from "../../http/cursor.js";
import { Fault } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import { ENABLED_PAYMENT_METHODS } from "../orders/payment-methods.js";
import {
  bannerToWire,
  categoryTile,
  productCard,
  type ProductRow,
  storeCard,
  storeFace,
  storeHours,
  type StoreRow,
} from "./wire.js";

const RAIL_LENGTH = 12;

/** How stores are put in order; equal ones stay in the panel's order. */
const STORE_ORDERS: Readonly<
  Record<NonNullable<CallQuery<typeof vendors>["sort"]>, (a: StoreCard, b: StoreCard) => number>
> = {
  rating: (a, b) => b.rating - a.rating,
  time: (a, b) => a.delivery_time.min - b.delivery_time.min,
  fee: (a, b) => a.delivery_fee - b.delivery_fee,
  min_order: (a, b) => a.min_order - b.min_order,
};

/** Whether one of the texts holds what was typed; spelling variants of Arabic count as equal. */
function holds(texts: readonly string[], typed: string): boolean {
  const wanted = foldSearchText(typed);
  return wanted === "" || texts.some((text) => foldSearchText(text).includes(wanted));
}

const RAIL_TITLES = {
  banners: { en: "Offers for you", ar: "عروض لك" },
  categories: { en: "What are you craving?", ar: "ماذا تشتهي؟" },
  stores: { en: "Open near you", ar: "مفتوح بالقرب منك" },
  collections: { en: "Collections", ar: "مجموعات مختارة" },
  products: { en: "Popular right now", ar: "الأكثر طلبًا الآن" },
  more: { en: "More stores", ar: "المزيد من المتاجر" },
} as const;

/** What customers browse (C3); everything is read in the language of the request. */
export function createCatalogueService(panel: Panel) {
  /** The largest discount of each store that has one, in whole percent. */
  async function bestSales(): Promise<Map<string, number>> {
    const rows = await panel.db
      .select({
        storeId: products.storeId,
        percent: max(
          sql<number>`((${products.price} - ${products.salePrice}) * 100 / ${products.price})::int`,
        ),
      })
      .from(products)
      .where(and(isNotNull(products.salePrice), eq(products.active, true), gt(products.price, 0)))
      .groupBy(products.storeId);
    return new Map(rows.map((row) => [row.storeId, Number(row.percent ?? 0)]));
  }

  async function storesOf(categoryId: string | undefined): Promise<StoreRow[]> {
    if (categoryId === undefined) {
      return panel.db.select().from(stores).where(eq(stores.active, true)).orderBy(asc(stores.position));
    }
    const rows = await panel.db
      .select({ store: stores })
      .from(stores)
      .innerJoin(storesInCategories, eq(storesInCategories.storeId, stores.id))
      .where(and(eq(stores.active, true), eq(storesInCategories.categoryId, categoryId)))
      .orderBy(asc(stores.position));
    return rows.map((row) => row.store);
  }

  async function categoryTiles(language: Language) {
    const rows = await panel.db
      .select({ category: categories, storesCount: count(stores.id) })
      .from(categories)
      .leftJoin(storesInCategories, eq(storesInCategories.categoryId, categories.id))
      .leftJoin(stores, and(eq(stores.id, storesInCategories.storeId), eq(stores.active, true)))
      .groupBy(categories.id)
      .orderBy(asc(categories.position));
    return rows.map((row) => categoryTile(row.category, language, row.storesCount));
  }

  const hasAddons = sql<boolean>`exists (select 1 from ${productAddonGroups} where ${productAddonGroups.productId} = ${products.id})`;

  async function productRows(where: ReturnType<typeof and>, limit: number) {
    return panel.db
      .select({ product: products, hasAddons })
      .from(products)
      .where(and(where, eq(products.active, true)))
      .orderBy(asc(products.position))
      .limit(limit);
  }

  async function productPage(
    where: ReturnType<typeof and>,
    query: { cursor?: string | undefined; per_page?: number | undefined },
    language: Language,
  ) {
    const perPage = query.per_page ?? PER_PAGE;
    const from = readCursor(query.cursor, -1);
    const rows = await productRows(and(where, gt(products.position, from)), perPage + 1);
    const page = cutPage(rows, perPage, (row) => row.product.position);
    return {
      items: page.rows.map((row) => productCard(row.product, language, row.hasAddons)),
      next_cursor: page.next_cursor,
    };
  }

  async function findStore(id: string): Promise<StoreRow> {
    const [row] = await panel.db.select().from(stores).where(eq(stores.id, id));
    if (row === undefined) throw new Fault("not_found");
    return row;
  }

  function sectionsOf(storeId: string) {
    return panel.db
      .select({ id: sections.id, name: sections.name, productsCount: count(products.id) })
      .from(sections)
      .leftJoin(products, and(eq(products.sectionId, sections.id), eq(products.active, true)))
      .where(eq(sections.storeId, storeId))
      .groupBy(sections.id)
      .orderBy(asc(sections.position));
  }

  return {
    async home(language: Language, zone: CallQuery<typeof home>["zone"]): Promise<Home> {
      const now = panel.clock();
      const sales = await bestSales();
      const all = await storesOf(undefined);
      const cardOf = (store: StoreRow) => storeCard(store, language, now, sales.get(store.id) ?? 0);
      const open = all.filter(
        (store) => storeHours(store, now).is_open && store.orderTypes.includes("delivery"),
      );
      const near =
        zone === undefined
          ? open
          : open.toSorted((a, b) => Number(b.zone === zone) - Number(a.zone === zone));
      const shown = new Set(near.slice(0, RAIL_LENGTH).map((store) => store.id));
      const openIds = open.map((store) => store.id);
      const popular =
        openIds.length === 0
          ? []
          : await panel.db
              .select({ product: products, hasAddons })
              .from(products)
              .innerJoin(stores, eq(stores.id, products.storeId))
              .where(
                and(
                  eq(products.featured, true),
                  eq(products.active, true),
                  gte(products.stock, 1),
                  inArray(products.storeId, openIds),
                ),
              )
              .orderBy(asc(stores.position), asc(products.position))
              .limit(200);
      const bannerRows = await panel.db.select().from(banners).orderBy(asc(banners.position));
      const collectionRows = await panel.db.select().from(collections).orderBy(asc(collections.position));
      const parts = await panel.db.select().from(subCollections).orderBy(asc(subCollections.position));
      const rails: Home["rails"] = [
        {
          kind: "categories",
          id: "categories",
          title: RAIL_TITLES.categories[language],
          items: await categoryTiles(language),
        },
        {
          kind: "banners",
          id: "banners",
          title: RAIL_TITLES.banners[language],
          items: bannerRows.map((row) => bannerToWire(row, language)),
        },
        {
          kind: "stores",
          id: "open-near-you",
          title: RAIL_TITLES.stores[language],
          items: near.slice(0, RAIL_LENGTH).map(cardOf),
        },
        {
          kind: "collections",
          id: "collections",
          title: RAIL_TITLES.collections[language],
          items: collectionRows.map((row) => ({
            id: row.id,
            name: row.name[language],
            image: row.image,
            sub_collections: parts
              .filter(({ collectionId }) => collectionId === row.id)
              .map((part) => ({ id: part.id, name: part.name[language] })),
          })),
        },
        {
          kind: "products",
          id: "popular",
          title: RAIL_TITLES.products[language],
          items: oneOfEach(popular, (row) => row.product.storeId)
            .slice(0, RAIL_LENGTH)
            .map((row) => productCard(row.product, language, row.hasAddons)),
        },
        {
          kind: "stores",
          id: "more-stores",
          title: RAIL_TITLES.more[language],
          items: openFirst(all.filter((store) => !shown.has(store.id)).map(cardOf)),
        },
      ];
      return { rails: rails.filter((rail) => rail.items.length > 0) };
    },

    async categories({ q = "" }: CallQuery<typeof categoriesCall>, language: Language) {
      const tiles = await categoryTiles(language);
      return { items: tiles.filter(({ name }) => holds([name], q)), next_cursor: null };
    },

    /** Open stores first; within both groups as asked for, else in the panel's order. */
    async vendors(query: CallQuery<typeof vendors>, language: Language): Promise<CallData<typeof vendors>> {
      const now = panel.clock();
      const perPage = query.per_page ?? PER_PAGE;
      const from = readCursor(query.cursor, 0);
      const sales = await bestSales();
      const { open_now, order_type, q = "", cuisine = "", zone, sort } = query;
      const delivering = (await storesOf(query.category_id)).filter(
        ({ deliveryZones }) => zone === undefined || deliveryZones === null || deliveryZones.includes(zone),
      );
      const cards = delivering.map((store) => storeCard(store, language, now, sales.get(store.id) ?? 0));
      const found = openFirst(sort === undefined ? cards : cards.toSorted(STORE_ORDERS[sort])).filter(
        (store) =>
          holds([store.name, ...store.cuisines, ...store.tags], q) &&
          holds(store.cuisines, cuisine) &&
          (open_now === undefined || store.is_open === open_now) &&
          (order_type === undefined || store.order_types.includes(order_type)),
      );
      return {
        items: found.slice(from, from + perPage),
        next_cursor: found.length > from + perPage ? writeCursor(from + perPage) : null,
      };
    },

    async store(id: string, language: Language): Promise<Store> {
      const row = await findStore(id);
      if (!row.active) throw new Fault("store_inactive");
      const sales = await bestSales();
      const menu = await sectionsOf(id);
      return {
        ...storeCard(row, language, panel.clock(), sales.get(id) ?? 0),
        cover: row.cover ?? row.cardCover,
        legal_name: row.legalName,
        description: row.description[language],
        opening_hours: row.openingHours,
        payment_methods: [...ENABLED_PAYMENT_METHODS],
        location:
          row.lat === null || row.lng === null
            ? null
            : { lat: row.lat, lng: row.lng, zone_number: row.zone, text: row.locationText?.[language] ?? "" },
        share_url: `/store/${encodeURIComponent(id)}`,
        categories: menu
          .filter((section) => section.productsCount > 0)
          .map((section) => ({
            id: section.id,
            name: section.name[language],
            products_count: section.productsCount,
          })),
        // Neither coupons nor scheduled orders are served yet, so that no store has any to offer.
        coupons: [],
        next_slots: [],
      };
    },

    async storeProducts(
      id: string,
      query: CallQuery<typeof storeProducts>,
      language: Language,
    ): Promise<CallData<typeof storeProducts>> {
      await findStore(id);
      return productPage(eq(products.storeId, id), query, language);
    },

    async storeCategory(
      id: string,
      categoryId: string,
      query: CallQuery<typeof storeCategory>,
      language: Language,
    ): Promise<CallData<typeof storeCategory>> {
      await findStore(id);
      const section = (await sectionsOf(id)).find((row) => row.id === categoryId);
      if (section === undefined) throw new Fault("not_found");
      return {
        category: {
          id: section.id,
          name: section.name[language],
          products_count: section.productsCount,
        },
        products: await productPage(eq(products.sectionId, section.id), query, language),
      };
    },

    async product(id: string, language: Language): Promise<CallData<typeof product>> {
      const [row] = await panel.db
        .select({ product: products, store: stores })
        .from(products)
        .innerJoin(stores, eq(stores.id, products.storeId))
        .where(and(eq(products.id, id), eq(products.active, true)));
      if (row === undefined) throw new Fault("not_found");
      const groups = await panel.db
        .select({ group: addonGroups })
        .from(productAddonGroups)
        .innerJoin(addonGroups, eq(addonGroups.id, productAddonGroups.groupId))
        .where(eq(productAddonGroups.productId, id))
        .orderBy(asc(productAddonGroups.position));
      return productPageOf(
        row.product,
        row.store,
        groups.map(({ group }) => group),
        language,
        panel.clock(),
      );
    },
  };
}

function productPageOf(
  row: ProductRow,
  store: StoreRow,
  groups: readonly (typeof addonGroups.$inferSelect)[],
  language: Language,
  now: Date,
): Product {
  return {
    ...productCard(row, language, groups.length > 0),
    brand: row.brand,
    // Nobody can rate a product yet.
    rating: 0,
    ratings_count: 0,
    images: row.image === null ? [] : [row.image],
    addon_groups: groups.map((group) => ({
      id: group.id,
      name: group.name[language],
      min: group.min,
      max: group.max,
      required: group.min > 0,
      options: group.options.map((option) => ({ ...option, name: option.name[language] })),
    })),
    vendor: {
      ...storeFace(store, language),
      is_open: storeHours(store, now).is_open,
      order_types: store.orderTypes,
    },
    share_url: `/store/${encodeURIComponent(store.id)}/product/${encodeURIComponent(row.id)}`,
  };
}

function openFirst(cards: readonly StoreCard[]): StoreCard[] {
  return cards.toSorted((a, b) => Number(b.is_open) - Number(a.is_open));
}

/** Rows one after another from different groups: the first of each, then the second of each, and so on. */
function oneOfEach<Row>(rows: readonly Row[], groupOf: (row: Row) => string): Row[] {
  const seen = new Map<string, number>();
  return rows
    .map((row) => {
      const turn = seen.get(groupOf(row)) ?? 0;
      seen.set(groupOf(row), turn + 1);
      return { row, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ row }) => row);
}
