import type { SeedBanner } from "../seed-types.js";

/** Promises the coupon of a first order; only customers who can have it are shown it. */
export const firstOrderBanner: SeedBanner = {
  id: "first-order",
  title: { en: "20% off your first order", ar: "خصم 20% على طلبك الأول" },
  text: {
    en: "From karak to the week's groceries: enter the coupon AHLAN20 in your cart.",
    ar: "من الكرك إلى مقاضي الأسبوع: أدخل القسيمة AHLAN20 في سلتك.",
  },
  action: { en: "See the coupons", ar: "شاهد القسائم" },
  link: "/vendor-coupons",
  picture: "karak",
  tone: "dark",
  coupon: "AHLAN20",
};

/** The wide pictures at the top of the home page, with the marketing texts of REQ-CATALOG-24 to REQ-CATALOG-27. */
export const banners: readonly SeedBanner[] = [
  {
    id: "ahlan",
    title: { en: "20 percent off a Qatari table", ar: "خصم 20% على مائدة قطرية" },
    text: {
      en: "Already taken off on the menu.",
      ar: "الأسعار في القائمة بعد الخصم.",
    },
    action: { en: "Order machboos", ar: "اطلب المجبوس" },
    link: "/store/bayt-al-machboos",
    picture: "feast",
    tone: "accent",
  },
  firstOrderBanner,
  {
    id: "fresh-groceries",
    title: { en: "7-day money guarantee", ar: "ضمان استرداد المال خلال 7 أيام" },
    text: {
      en: "Fruit and vegetables as fresh as promised, or your money back.",
      ar: "فواكه وخضار طازجة كما وعدناك، أو نعيد لك مالك.",
    },
    action: { en: "Fill the basket", ar: "املأ سلتك" },
    link: "/store/al-mazraa-fresh",
    picture: "groceries",
    tone: "accent",
  },
  {
    id: "flowers-today",
    title: { en: "Flowers and gifts, starting from $10", ar: "ورد وهدايا بأسعار تبدأ من 10" },
    text: {
      en: "Hand-tied this morning, at the door before the evening visit.",
      ar: "تُنسَّق باليد هذا الصباح وتصل قبل زيارة المساء.",
    },
    action: { en: "Send a bouquet", ar: "أرسل باقة" },
    link: "/store/zahrat-al-jouri",
    picture: "flowers",
    tone: "dark",
  },
  {
    id: "sweets-all-year",
    title: { en: "Something sweet, 365 days", ar: "حلاك كل يوم" },
    text: {
      en: "Kunafa, cakes and booza every day of the year, late into the night.",
      ar: "كنافة وكيك وبوظة كل أيام السنة وحتى آخر الليل.",
    },
    action: { en: "See the sweets", ar: "شاهد الحلويات" },
    link: "/collection/sweet-tooth",
    picture: "sweets",
    tone: "accent",
  },
];
