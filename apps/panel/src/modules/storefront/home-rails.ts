import type { Home, Language } from "@talabee/contract";
import { paths } from "@talabee/domain";
import type { Bilingual } from "../../db/schema.js";

type Rail = Home["rails"][number];

/**
 * The rails of home by id, in display order. Two rails of one kind may differ in what they contain. "See all" leads to `link`;
 * null has none.
 */
const RAILS = {
  "order-again": {
    kind: "order_again",
    title: { en: "Order again", ar: "إعادة الطلب" },
    link: paths.orders,
  },
  categories: {
    kind: "categories",
    title: { en: "Shop by category", ar: "تسوّق حسب القسم" },
    link: paths.categories,
  },
  banners: { kind: "banners", title: { en: "Offers for you", ar: "عروض مختارة لك" }, link: null },
  "open-near-you": {
    kind: "stores",
    title: { en: "Open now", ar: "مفتوح الآن" },
    link: paths.searchCategory(paths.everyCategory),
  },
  coupons: { kind: "coupons", title: { en: "Coupons", ar: "القسائم" }, link: paths.vendorCoupons },
  collections: { kind: "collections", title: { en: "Collections", ar: "مجموعات مختارة" }, link: null },
  popular: { kind: "products", title: { en: "Popular right now", ar: "الأكثر طلبًا الآن" }, link: null },
} as const satisfies Record<string, { kind: Rail["kind"]; title: Bilingual; link: string | null }>;

type RailId = keyof typeof RAILS;
/** Rails that only customers have. */
type OwnRailId = "order-again";

/** The items of each rail. */
type Items = {
  [Id in RailId]: Extract<Rail, { kind: (typeof RAILS)[Id]["kind"] }>["items"];
};
export type GuestRails = Omit<Items, OwnRailId>;

/** Home with these rails, in display order and without empty ones; `titles` replace those of the table. */
export function arrangeHome(
  items: Partial<Items>,
  language: Language,
  titles: Readonly<Record<string, string>> = {},
): Home {
  const rails = (Object.keys(RAILS) as RailId[]).map((id) => ({
    kind: RAILS[id].kind,
    id,
    title: titles[id] ?? RAILS[id].title[language],
    ...(RAILS[id].link === null ? {} : { link: RAILS[id].link }),
    items: items[id] ?? [],
  }));
  // Each id has the items of its kind, which TypeScript loses in the list.
  return { rails: rails.filter((rail) => rail.items.length > 0) as Home["rails"] };
}

/** Home with the items of some rails replaced. */
export function replaceRails(home: Home, items: Partial<Items>, language: Language): Home {
  const kept = Object.fromEntries(home.rails.map((rail) => [rail.id, rail.items])) as Partial<Items>;
  const titles = Object.fromEntries(home.rails.map(({ id, title }) => [id, title]));
  return arrangeHome({ ...kept, ...items }, language, titles);
}

/** Titles of the first stores, by order type. */
export const STORES_TITLES = {
  delivery: {
    near: { en: "Open near you", ar: "مفتوح بالقرب منك" },
    now: { en: "Open now", ar: "مفتوح الآن" },
    later: { en: "Open at your time", ar: "مفتوح في موعدك" },
  },
  pickup: {
    near: { en: "Pick up near you", ar: "استلم من متجر قريب منك" },
    now: { en: "Pick up now", ar: "استلم طلبك الآن" },
    later: { en: "Pick up at your time", ar: "استلم طلبك في موعدك" },
  },
  dine_in: {
    near: { en: "A table near you", ar: "طاولة بالقرب منك" },
    now: { en: "A table now", ar: "طاولة الآن" },
    later: { en: "A table at your time", ar: "طاولة في موعدك" },
  },
} as const;
