import type { SeedContent } from "../seed/seed.js";
import type { SeedProduct, SeedStore } from "../seed/seed-types.js";

const t = (en: string, ar: string) => ({ en, ar });
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;

const product = (id: string, price: number, extra: Partial<SeedProduct> = {}): SeedProduct => ({
  id,
  name: t(`Product ${id}`, `منتج ${id}`),
  description: t("Good", "طيب"),
  price,
  picture: "none",
  ...extra,
});

const store = (id: string, products: readonly SeedProduct[], extra: Partial<SeedStore> = {}): SeedStore => ({
  id,
  name: t(`Store ${id}`, `متجر ${id}`),
  legalName: `${id} W.L.L.`,
  description: t("A store", "متجر"),
  category: "qatari",
  cuisines: [t("Qatari", "قطري")],
  tags: [],
  tint: "sand",
  cover: [],
  gobo: "plain",
  rating: 45,
  reviewsCount: 2,
  reviews: [{ author: "Noor", rating: 5, comment: "طيب", daysAgo: 1 }],
  hours: [{ days: everyDay, open: "00:00", close: "00:00" }],
  minOrder: 0,
  deliveryFee: 1000,
  freeDeliveryOver: null,
  deliveryTime: [20, 30],
  orderTypes: ["delivery", "pickup"],
  zone: 1,
  location: { lat: 25.28, lng: 51.53, text: t("Souq", "السوق") },
  sections: [
    { id: "main", name: t("Main", "رئيسي"), products: products.slice(0, 3) },
    { id: "more", name: t("More", "المزيد"), products: products.slice(3) },
  ],
  ...extra,
});

/** A few stores with the features that tests need, without pictures. */
export const fixtureContent: SeedContent = {
  stores: [
    store(
      "spice",
      [
        product("machboos", 2550, { addons: ["heat", "extra"] }),
        product("tea", 1275),
        product("scarce", 500, { stock: 10 }),
        product("few", 700, { stock: 3 }),
        product("gone", 900, { stock: 0 }),
        product("sale", 4000, { salePrice: 3000, featured: true }),
        product("capped", 100, { stock: 500, maxPerOrder: 4 }),
      ],
      {
        addonGroups: {
          heat: {
            name: t("How hot?", "كيف تحبها حارّة؟"),
            min: 1,
            max: 1,
            options: [
              { id: "mild", name: t("Mild", "خفيف"), price: 0 },
              { id: "hot", name: t("Hot", "حار"), price: 0 },
            ],
          },
          extra: {
            name: t("Extras", "إضافات"),
            min: 0,
            max: 2,
            options: [
              { id: "daqoos", name: t("Daqoos", "دقوس"), price: 300, max: 2 },
              { id: "egg", name: t("Egg", "بيض"), price: 200 },
            ],
          },
        },
      },
    ),
    store("bakery", [product("bread", 500), product("cake", 9000), product("bun", 300)], {
      category: "bakery",
      minOrder: 5000,
      freeDeliveryOver: 15_000,
    }),
    store("evening", [product("kebab", 2000)], {
      category: "grills",
      hours: [{ days: everyDay, open: "18:00", close: "02:00" }],
    }),
    store("majlis", [product("feast", 20_000)], { orderTypes: ["dine_in"] }),
  ],
  categories: [
    { id: "qatari", name: t("Qatari", "قطري"), picture: "qatari" },
    { id: "bakery", name: t("Bakery", "مخبوزات"), picture: "bakery" },
    { id: "grills", name: t("Grills", "مشاوي"), picture: "grills" },
  ],
  collections: [
    {
      id: "lunch",
      name: t("Lunch", "غداء"),
      picture: "lunch",
      subCollections: [{ id: "all", name: t("All", "الكل"), storeIds: ["spice"], productIds: ["spice.tea"] }],
    },
  ],
  banners: [],
};

/** Initial state of the products. */
export const initialProducts = fixtureContent.stores.flatMap((store) =>
  store.sections.flatMap((section) =>
    section.products.map(({ id, price, salePrice, stock }) => ({
      id: `${store.id}.${id}`,
      price,
      sale_price: salePrice ?? null,
      stock: stock ?? 200,
    })),
  ),
);

/** Where a customer lives. */
export const addressAtHome = {
  label: "home",
  phone: "+97455123456",
  zoneNumber: "61",
  lineOne: "850",
  buildingNumber: "12",
  city: "Doha",
  note: "Leave at the door",
} as const;
