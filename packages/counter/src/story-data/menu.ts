import type { MenuAddonGroup, MenuProduct } from "@talabee/contract";

const product = (
  id: string,
  section_id: string,
  name: { en: string; ar: string },
  price: number,
  change: Partial<MenuProduct> = {},
): MenuProduct => ({
  id,
  vendor_id: "store",
  section_id,
  name,
  description: { en: "", ar: "" },
  price,
  sale_price: null,
  brand: null,
  featured: false,
  active: true,
  off_since: null,
  off_until: null,
  stock: 1_000_000,
  max_per_order: 20,
  images: [],
  addon_group_ids: [],
  ...change,
});

export const storySections = [
  { id: "mains", vendor_id: "store", name: { en: "Machboos", ar: "مجبوس" }, products_count: 3 },
  { id: "starters", vendor_id: "store", name: { en: "Starters", ar: "مقبلات" }, products_count: 1 },
];

export const storyProducts: readonly MenuProduct[] = [
  product("machboos", "mains", { en: "Chicken machboos", ar: "مجبوس دجاج" }, 5200, {
    addon_group_ids: ["sauces"],
  }),
  product("saloona", "mains", { en: "Meat saloona", ar: "صالونة لحم" }, 4800, {
    off_since: "2026-11-29T15:00:00.000Z",
    off_until: "2026-11-29T22:00:00.000Z",
  }),
  product("secret", "mains", { en: "Not sold", ar: "لا يُباع" }, 100, { active: false }),
  product("hummus", "starters", { en: "Hummus", ar: "حمّص" }, 1800),
];

const option = (id: string, name: { en: string; ar: string }, in_stock = true) => ({
  id,
  name,
  price: 300,
  max: 1,
  in_stock,
  back_at: null,
});

export const storyGroups: readonly ReturnType<typeof MenuAddonGroup.parse>[] = [
  {
    id: "sauces",
    vendor_id: "store",
    name: { en: "Sauces", ar: "الصلصات" },
    min: 0,
    max: 2,
    options: [
      option("daqoos", { en: "Extra daqoos", ar: "دقوس زيادة" }),
      option("yoghurt", { en: "Yoghurt", ar: "لبن" }, false),
    ],
    product_ids: ["machboos"],
  },
  {
    id: "unused",
    vendor_id: "store",
    name: { en: "Unused", ar: "غير مستعمل" },
    min: 0,
    max: 1,
    options: [option("nothing", { en: "Of no dish", ar: "بلا صنف" })],
    product_ids: [],
  },
];
