import type { Coupon, Language, Store } from "@talabee/contract";
import { and, eq } from "drizzle-orm";
import { coupons as couponTable, storesInCategories } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { enabledPaymentMethods } from "../../payments/enabled-methods.js";
import { defaultOrderType, loadFulfilmentRules, nextSlots } from "../catalogue/fulfilment-rules.js";
import { storeCards } from "../catalogue/store-cards.js";
import { openingState } from "../catalogue/store-opening.js";
import { findStore, menuSections } from "../catalogue/store-menu.js";
import { type CustomerPlace, deliveryFeesTo } from "../catalogue/wanted-fulfilment.js";
import { serializeCoupon } from "../coupons/coupon-dto.js";
import { endsAfter, isOfferedTo, listCoupons } from "../coupons/coupon-queries.js";
import { type MarketTime, marketTime } from "../../market-time.js";

/** The newest coupons are shown. */
const MAX_COUPONS = 50;

/**
 * A store's page, with the fee to the customer's place (REQ-CATALOG-37, REQ-CATALOG-43). Throws the `ApiError`s
 * `not_found` and `store_inactive`.
 */
export async function storePage(
  panel: Panel,
  id: string,
  { language, place }: { language: Language; place: CustomerPlace | null },
): Promise<Store> {
  const store = await findStore(panel.db, id);
  const now = panel.clock();
  const fees = place === null ? undefined : await deliveryFeesTo(panel.db, [store], place);
  const [[card], rules, sections, categories, coupons] = await Promise.all([
    storeCards(panel.db, [store], language, marketTime(panel, now), undefined, fees),
    loadFulfilmentRules(panel.db, store, now, panel.config.market.time_zone),
    menuSections(panel.db, id),
    panel.db
      .select({ id: storesInCategories.categoryId })
      .from(storesInCategories)
      .where(eq(storesInCategories.storeId, id)),
    usableStoreCoupons(panel, id, language, marketTime(panel, now)),
  ]);
  return {
    ...card!,
    preorder_from: openingState(store, rules, now).preorder_from,
    cover: store.cover ?? store.cardCover,
    legal_name: store.legalName,
    description: store.description[language],
    menu_layout: store.menuLayout,
    category_ids: categories.map((category) => category.id),
    opening_hours: store.openingHours,
    payment_methods: enabledPaymentMethods(panel).filter(
      (method) => store.paymentMethods === null || store.paymentMethods.includes(method),
    ),
    location:
      store.lat === null || store.lng === null
        ? null
        : {
            lat: store.lat,
            lng: store.lng,
            zone_number: store.zone,
            text: store.locationText?.[language] ?? "",
          },
    ...(fees && { delivers_here: fees.get(id) !== null }),
    share_url: `/store/${encodeURIComponent(id)}`,
    categories: sections
      .filter((section) => section.productsCount > 0)
      .map((section) => ({
        id: section.id,
        name: section.name[language],
        products_count: section.productsCount,
      })),
    coupons,
    next_slots: nextSlots(store, now, { rules, orderType: defaultOrderType(store) }),
  };
}

async function usableStoreCoupons(
  { db }: Panel,
  storeId: string,
  language: Language,
  time: MarketTime,
): Promise<Coupon[]> {
  const ofStore = and(
    isOfferedTo(null),
    endsAfter(time.now, time.timeZone),
    eq(couponTable.storeId, storeId),
  );
  const { rows } = await listCoupons(db, null, ofStore, { perPage: MAX_COUPONS });
  return rows.map((coupon) => serializeCoupon(coupon, null, language, time));
}
