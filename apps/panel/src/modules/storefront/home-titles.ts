/** Titles of home's rails. */
export const TITLES = {
  order_again: { en: "Order again", ar: "إعادة الطلب" },
  categories: { en: "Shop by category", ar: "تسوّق حسب القسم" },
  banners: { en: "Offers for you", ar: "عروض مختارة لك" },
  coupons: { en: "Coupons", ar: "القسائم" },
  collections: { en: "Collections", ar: "مجموعات مختارة" },
  products: { en: "Popular right now", ar: "الأكثر طلبًا الآن" },
} as const;

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
