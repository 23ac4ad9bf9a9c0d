import { defineMessage } from "../../define-message.js";

/* Messages of lists of stores and products. */

export const categories = defineMessage("catalogue.categories", "Categories", "الأقسام");
export const allCategories = defineMessage("catalogue.allCategories", "All categories", "كل الأقسام");
export const places = defineMessage(
  "catalogue.places",
  { one: "{count} place", other: "{count} places" },
  {
    zero: "لا متاجر",
    one: "متجر واحد",
    two: "متجران",
    few: "{count} متاجر",
    many: "{count} متجرًا",
    other: "{count} متجر",
  },
);
export const noCategoryData = defineMessage(
  "catalogue.noCategoryData",
  "no data on this category",
  "لا توجد بيانات في هذا القسم",
);
export const showMore = defineMessage("catalogue.showMore", "Show more", "عرض المزيد");
export const newest = defineMessage("catalogue.newest", "Newest", "الأحدث");
export const sort = defineMessage("catalogue.sort", "Sort", "الترتيب");
export const searchFor = defineMessage("catalogue.searchFor", "Search for “{query}”", "البحث عن «{query}»");
export const all = defineMessage("catalogue.all", "All", "الكل");
export const placesTitle = defineMessage("catalogue.placesTitle", "Places", "المتاجر");
export const productsTitle = defineMessage("catalogue.productsTitle", "Products", "المنتجات");
export const nothingFound = defineMessage(
  "catalogue.nothingFound",
  "Nothing found for “{query}”",
  "لا نتائج عن «{query}»",
);
export const findCategory = defineMessage("catalogue.findCategory", "Find a category", "ابحث عن قسم");
export const sortRecommended = defineMessage("catalogue.sortRecommended", "Recommended", "المقترح");
export const lookAround = defineMessage("catalogue.lookAround", "Look around", "تصفّح");
