import type {
  categories as categoriesCall,
  CallData,
  CallQuery,
  Language,
  Product,
  product,
  Store,
  storeCategory,
  storeProducts,
  StoreSlots,
  storeSlots,
} from "@talabee/contract";
import { searchRank } from "@talabee/domain";
import { and, asc, count, eq, gt, type SQL } from "drizzle-orm";
import { addonGroups, coupons, productAddonGroups, products, sections, stores } from "../../db/schema.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { Fault } from "../../http/fault.js";
import type { Panel } from "../../panel.js";
import { defaultOrderType } from "../cart/price-cart.js";
import { nextSlots, slotDays, storeTerms } from "../cart/store-terms.js";
import { couponToWire, isShownTo, listCoupons } from "../coupons/known-coupon.js";
import { enabledPaymentMethods } from "../orders/payment-methods.js";
import { categoryTiles } from "./home.js";
import { hasAddons } from "./product-tiles.js";
import { closedStores, storeCards } from "./store-cards.js";
import { productCard, type ProductRow, storeFace, storeHours, type StoreRow } from "./wire.js";

/** Coupons that a store's page looks at for those that can be used now. */
const COUPONS_LOOKED_AT = 50;

/** What customers browse (C3); everything is read in the language of the request. */
export function createCatalogueService(panel: Panel) {
  async function productPage(
    where: SQL,
    query: { cursor?: string | undefined; per_page?: number | undefined },
    language: Language,
  ) {
    const from = readCursor(query.cursor, -1);
    const perPage = query.per_page ?? PER_PAGE;
    const rows = await panel.db
      .select({ product: products, hasAddons })
      .from(products)
      .where(and(where, eq(products.active, true), gt(products.position, from)))
      .orderBy(asc(products.position))
      .limit(perPage + 1);
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

  async function couponsOf(storeId: string, language: Language, now: Date) {
    const { rows } = await listCoupons(panel.db, null, and(isShownTo(null), eq(coupons.storeId, storeId)), {
      perPage: COUPONS_LOOKED_AT,
    });
    return rows
      .map((known) => couponToWire(known, null, language, now))
      .filter(({ state }) => state === "usable" || state === "locked");
  }

  return {
    async categories({ q = "" }: CallQuery<typeof categoriesCall>, language: Language) {
      const tiles = await categoryTiles(panel.db, language);
      return { items: tiles.filter(({ name }) => searchRank(name, q) > 0), next_cursor: null };
    },

    async store(id: string, language: Language): Promise<Store> {
      const row = await findStore(id);
      if (!row.active) throw new Fault("store_inactive");
      const now = panel.clock();
      const [card] = await storeCards(panel.db, [row], language, now);
      const terms = await storeTerms(panel.db, row, now);
      const menu = await sectionsOf(id);
      return {
        ...card!,
        cover: row.cover ?? row.cardCover,
        legal_name: row.legalName,
        description: row.description[language],
        opening_hours: row.openingHours,
        payment_methods: enabledPaymentMethods(panel).filter(
          (method) => row.paymentMethods === null || row.paymentMethods.includes(method),
        ),
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
        coupons: await couponsOf(id, language, now),
        next_slots: nextSlots(row, now, { terms, orderType: defaultOrderType(row) }),
      };
    },

    async slots(id: string, { order_type }: CallQuery<typeof storeSlots>): Promise<StoreSlots> {
      const row = await findStore(id);
      if (!row.active) throw new Fault("store_inactive");
      const now = panel.clock();
      const terms = await storeTerms(panel.db, row, now);
      return { days: slotDays(row, now, { terms, orderType: order_type ?? defaultOrderType(row) }) };
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
      const now = panel.clock();
      const closed = await closedStores(panel.db, now);
      return productPageOf(
        row.product,
        row.store,
        groups.map(({ group }) => group),
        language,
        storeHours(row.store, now, closed.get(row.store.id)).is_open,
      );
    },
  };
}

function productPageOf(
  row: ProductRow,
  store: StoreRow,
  groups: readonly (typeof addonGroups.$inferSelect)[],
  language: Language,
  isOpen: boolean,
): Product {
  return {
    ...productCard(row, language, groups.length > 0),
    brand: row.brand,
    rating: row.ratingsCount === 0 ? 0 : Math.round((10 * row.ratingSum) / row.ratingsCount) / 10,
    ratings_count: row.ratingsCount,
    images: [...(row.image === null ? [] : [row.image]), ...row.images],
    addon_groups: groups.map((group) => ({
      id: group.id,
      name: group.name[language],
      min: group.min,
      max: group.max,
      required: group.min > 0,
      options: group.options.map((option) => ({ ...option, name: option.name[language] })),
    })),
    vendor: { ...storeFace(store, language), is_open: isOpen, order_types: store.orderTypes },
    share_url: `/store/${encodeURIComponent(store.id)}/product/${encodeURIComponent(row.id)}`,
  };
}
