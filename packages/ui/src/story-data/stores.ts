import type { Language } from "../locale/index.js";
import type { StoreScreenData } from "../screens/store-screen/index.js";
import { cataloguePicture } from "./pictures.js";

interface Row {
  id: string;
  en: string;
  ar: string;
  cuisines: readonly [en: string, ar: string][];
  color: string;
  rating: number;
  reviews: number;
  fee: number;
  time: readonly [number, number];
  offer?: StoreScreenData["offer"];
}

const rows: readonly Row[] = [
  {
    id: "bayt-al-machboos",
    en: "Bayt Al Machboos",
    ar: "بيت المجبوس",
    cuisines: [
      ["Qatari", "قطري"],
      ["Rice dishes", "أطباق الأرز"],
    ],
    color: "#8a3e1f",
    rating: 4.8,
    reviews: 1240,
    fee: 800,
    time: [25, 35],
    offer: { kind: "percent", percent: 20 },
  },
  {
    id: "karak-al-asr",
    en: "Karak Al Asr",
    ar: "كرك العصر",
    cuisines: [
      ["Karak", "كرك"],
      ["Bakery", "مخبوزات"],
    ],
    color: "#7a4a12",
    rating: 4.9,
    reviews: 2310,
    fee: 500,
    time: [15, 25],
  },
  {
    id: "forno-nove",
    en: "Forno Nove",
    ar: "فورنو نوفي",
    cuisines: [
      ["Pizza", "بيتزا"],
      ["Italian", "إيطالي"],
    ],
    color: "#b4361f",
    rating: 4.6,
    reviews: 860,
    fee: 0,
    time: [20, 30],
    offer: { kind: "free_delivery" },
  },
  {
    id: "jamr-grill-house",
    en: "Jamr Grill House",
    ar: "مشاوي جمر",
    cuisines: [
      ["Grills", "مشاوي"],
      ["Levantine", "شامي"],
    ],
    color: "#43372b",
    rating: 4.7,
    reviews: 980,
    fee: 800,
    time: [30, 40],
  },
  {
    id: "nabulsi-house",
    en: "Nabulsi House",
    ar: "بيت النابلسي",
    cuisines: [
      ["Sweets", "حلويات"],
      ["Kunafa", "كنافة"],
    ],
    color: "#9a4b00",
    rating: 4.7,
    reviews: 640,
    fee: 1000,
    time: [30, 40],
    offer: { kind: "percent", percent: 15 },
  },
  {
    id: "smash-street",
    en: "Smash Street",
    ar: "سماش ستريت",
    cuisines: [["Burgers", "برغر"]],
    color: "#1f5a85",
    rating: 4.4,
    reviews: 530,
    fee: 600,
    time: [20, 30],
  },
  {
    id: "umi-sushi",
    en: "Umi Counter",
    ar: "أومي كاونتر",
    cuisines: [["Japanese", "ياباني"]],
    color: "#1f3d3a",
    rating: 4.8,
    reviews: 210,
    fee: 0,
    time: [30, 45],
  },
  {
    id: "zahrat-al-jouri",
    en: "Zahrat Al Jouri",
    ar: "زهرة الجوري",
    cuisines: [
      ["Flowers", "زهور"],
      ["Gifts", "هدايا"],
    ],
    color: "#8a2f4f",
    rating: 4.9,
    reviews: 300,
    fee: 1500,
    time: [45, 60],
  },
  {
    id: "al-mazraa-fresh",
    en: "Al Mazraa Fresh",
    ar: "المزرعة الطازجة",
    cuisines: [["Groceries", "بقالة"]],
    color: "#2f6b34",
    rating: 4.5,
    reviews: 410,
    fee: 1200,
    time: [40, 55],
  },
];

const menus: readonly [id: string, en: string, ar: string][] = [
  ["machboos", "Machboos", "المجبوس"],
  ["stews", "Stews", "الصالونة"],
  ["salads", "Salads", "السلطات"],
  ["sweets", "Sweets", "الحلويات"],
  ["drinks", "Drinks", "المشروبات"],
  ["trays", "Family trays", "صواني العائلة"],
];

export type StoryStore = StoreScreenData & { delivery_time: { min: number; max: number } };

/** A store of the demo catalogue. Index 0 is Bayt Al Machboos: open, with an offer. */
export function storyStore(language: Language, index = 0, change: Partial<StoreScreenData> = {}): StoryStore {
  const row = rows[index % rows.length]!;
  const pick = (pair: readonly [string, string]) => (language === "ar" ? pair[1] : pair[0]);
  return {
    id: row.id,
    name: language === "ar" ? row.ar : row.en,
    logo: null,
    brand_color: row.color,
    cover: cataloguePicture(`cards/${row.id}`, 640, 400),
    rating: row.rating,
    reviews_count: row.reviews,
    cuisines: row.cuisines.map(pick),
    is_open: true,
    opens_at: null,
    preorder_from: null,
    closes_at: "2026-03-01T20:00:00Z",
    min_order: 4000,
    delivery_fee: row.fee,
    free_delivery_over: row.fee > 0 ? 15000 : null,
    delivery_time: { min: row.time[0], max: row.time[1] },
    order_types: ["delivery", "pickup"],
    offer: row.offer ?? null,
    menu_layout: "list",
    categories: menus.map(([id, en, ar]) => ({ id, name: language === "ar" ? ar : en, products_count: 6 })),
    ...change,
  };
}

/** `count` stores; past the end of the catalogue they repeat with new ids. */
export function storyStores(language: Language, count = rows.length): StoryStore[] {
  return Array.from({ length: count }, (_, i) => {
    const store = storyStore(language, i);
    return i < rows.length ? store : { ...store, id: `${store.id}-${i}` };
  });
}
