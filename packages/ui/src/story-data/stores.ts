import type { Language } from "../locale/index.js";
import type { PictureSource } from "../primitives/picture/index.js";
import type { StoreScreenData } from "../screens/store-screen/index.js";
import type { Tint } from "../theme/tint.js";

/** A picture of the demo catalogue by its path, as Storybook serves it. */
export function cataloguePicture(path: string, width: number, height: number): PictureSource {
  return { src: `pictures/${path}.webp`, srcset: "", width, height, thumbhash: null };
}

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

/** A store of the demo catalogue: 0 is Bayt Al Machboos, open, with an offer. */
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
    closes_at: "2026-03-01T20:00:00Z",
    min_order: 4000,
    delivery_fee: row.fee,
    free_delivery_over: row.fee > 0 ? 15000 : null,
    delivery_time: { min: row.time[0], max: row.time[1] },
    order_types: ["delivery", "pickup"],
    offer: row.offer ?? null,
    categories: menus.map(([id, en, ar]) => ({ id, name: language === "ar" ? ar : en, products_count: 6 })),
    ...change,
  };
}

/** As many stores as asked for, in turn. */
export function storyStores(language: Language, count = rows.length): StoryStore[] {
  return Array.from({ length: count }, (_, i) => {
    const store = storyStore(language, i);
    return i < rows.length ? store : { ...store, id: `${store.id}-${i}` };
  });
}

/** When a closed store opens: today at 17:00 in Qatar, or later. */
export function opensIn(days: number): string {
  const day = new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T17:00:00+03:00`;
}

const categories: readonly [id: string, en: string, ar: string, tint: Tint][] = [
  ["qatari", "Qatari", "قطري", "sand"],
  ["karak", "Karak", "كرك", "terra"],
  ["pizza", "Pizza", "بيتزا", "blush"],
  ["grills", "Grills", "مشاوي", "honey"],
  ["groceries", "Groceries", "بقالة", "sky"],
  ["sweets", "Sweets", "حلويات", "sage"],
  ["flowers", "Flowers", "زهور", "blush"],
  ["healthy", "Healthy", "صحي", "sage"],
  ["burgers", "Burgers", "برغر", "honey"],
  ["pharmacy", "Pharmacy", "صيدلية", "sky"],
  ["indian", "Indian", "هندي", "terra"],
  ["bakery", "Bakery", "مخبوزات", "sand"],
];

/** The kinds of shops. */
export function storyCategories(language: Language, count = 10) {
  return categories.slice(0, count).map(([id, en, ar, tint]) => ({
    id,
    name: language === "ar" ? ar : en,
    image: cataloguePicture(`categories/${id}`, 320, 320),
    tint,
  }));
}

const collections: readonly [id: string, en: string, ar: string][] = [
  ["family-feast", "Family feast", "وليمة العائلة"],
  ["sweet-tooth", "Something sweet", "شيء حلو"],
  ["office-lunch", "Office lunch", "غداء المكتب"],
  ["grill-night", "From the fire", "من الجمر"],
  ["late-night", "Late at night", "آخر الليل"],
];

const subCollections: readonly [id: string, en: string, ar: string][] = [
  ["machboos-trays", "Machboos trays", "صواني المجبوس"],
  ["grill-trays", "Grill trays", "صواني المشاوي"],
  ["seafood", "Seafood", "مأكولات بحرية"],
  ["breakfast", "Breakfast", "فطور"],
  ["sweets", "Sweets", "حلويات"],
];

/** Stores put together by hand. */
export function storyCollections(language: Language) {
  return collections.map(([id, en, ar]) => ({
    id,
    name: language === "ar" ? ar : en,
    image: cataloguePicture(`collections/${id}`, 1200, 600),
    sub_collections: subCollections.map(([part, english, arabic]) => ({
      id: part,
      name: language === "ar" ? arabic : english,
    })),
  }));
}

/** The offers at the top of home. */
export function storyBanners(language: Language) {
  const ar = language === "ar";
  const picture = (name: string) => cataloguePicture(`banners/${name}-${ar ? "end" : "start"}`, 1600, 600);
  return [
    {
      id: "welcome",
      title: ar ? "خصم \u200E20% على أول ثلاثة طلبات" : "20% off your first three orders",
      text: ar ? "استخدم الرمز AHLAN20" : "Use code AHLAN20",
      action: ar ? "اطلب الآن" : "Order now",
      link: "#offer",
      image: picture("feast"),
      tone: "accent" as const,
    },
    {
      id: "karak",
      title: ar ? "ساعة الكرك، من 3 إلى 6" : "Karak o’clock, 3 to 6",
      text: ar ? "كوبان وجباتي بـ 12 ر.ق" : "Two cups and chapati for QAR 12",
      action: ar ? "شاهد العرض" : "See the offer",
      link: "#karak",
      image: picture("karak"),
      tone: "dark" as const,
    },
    {
      id: "flowers",
      title: ar ? "زهور تصل خلال ساعة" : "Flowers within the hour",
      text: ar ? "من محلات الدوحة" : "From the florists of Doha",
      action: ar ? "اختر باقة" : "Choose a bouquet",
      link: "#flowers",
      image: picture("flowers"),
      tone: "dark" as const,
    },
  ];
}

/** A week of hours: past midnight with a pause, by day with a closed Friday, or without an end. */
export function storyHours(kind: "late" | "day" | "always") {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    if (kind === "always") return [{ day, open: "00:00", close: "00:00", closes_next_day: true }];
    if (kind === "day")
      return day === 5 ? [] : [{ day, open: "08:00", close: "22:30", closes_next_day: false }];
    return [
      { day, open: "11:00", close: "15:00", closes_next_day: false },
      { day, open: "17:00", close: day >= 4 ? "02:00" : "00:00", closes_next_day: true },
    ];
  });
}

/** Where Bayt Al Machboos is. */
export function storyLocation(language: Language) {
  return {
    lat: 25.2915,
    lng: 51.5255,
    zone_number: 4,
    text: language === "ar" ? "شارع الكهرباء، مبنى 18" : "Al Kahraba Street, building 18",
  };
}

/** What Bayt Al Machboos tells about itself. */
export function storyStoreInfo(language: Language) {
  const ar = language === "ar";
  return {
    ...storyStore(language),
    legal_name: ar ? "بيت المجبوس للأغذية ذ.م.م" : "Bayt Al Machboos Foods W.L.L.",
    description: ar
      ? "مطبخ عائلي في مشيرب منذ 1998. نطبخ المجبوس كل صباح كما كانت جدتنا تطبخه."
      : "A family kitchen in Msheireb since 1998. Machboos is cooked every morning, the way our grandmother did.",
    opening_hours: storyHours("late"),
    location: storyLocation(language),
  };
}

/** What the stores of the demo catalogue cook, to choose from. */
export function storyCuisines(language: Language): string[] {
  return language === "ar"
    ? ["قطري", "مشاوي", "بيتزا", "برغر", "ياباني", "حلويات"]
    : ["Qatari", "Grills", "Pizza", "Burgers", "Japanese", "Sweets"];
}
