import type { Language } from "../locale/index.js";
import type { Tint } from "../theme/tint.js";
import { cataloguePicture } from "./pictures.js";

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

/** Store categories, at most 12. */
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

/** Curated collections of stores. */
export function storyCollections(language: Language) {
  return collections.map(([id, en, ar]) => ({
    id,
    name: language === "ar" ? ar : en,
    image: cataloguePicture(`collections/${id}`, 1200, 600),
    sub_collections: subCollections.map(([subId, english, arabic]) => ({
      id: subId,
      name: language === "ar" ? arabic : english,
    })),
  }));
}

/** The banners of the home screen. */
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
      text: ar ? "من متاجر الدوحة" : "From the florists of Doha",
      action: ar ? "اختر باقة" : "Choose a bouquet",
      link: "#flowers",
      image: picture("flowers"),
      tone: "dark" as const,
    },
  ];
}
