import { defineMessage } from "../../define-message.js";

/* Messages of lists of stores with their filters. */

export const everyPlace = defineMessage("catalogue.everyPlace", "All places", "كل المتاجر");
export const findPlace = defineMessage("catalogue.findPlace", "Find a place by name", "ابحث عن متجر باسمه");
export const filter = defineMessage("catalogue.filter", "Filter", "تصفية");
export const openNow = defineMessage("catalogue.openNow", "Open now", "المفتوح الآن");
export const ratedFrom = defineMessage(
  "catalogue.ratedFrom",
  "Rated {rating} or more",
  "بتقييم {rating} أو أكثر",
);
export const cuisine = defineMessage("catalogue.cuisine", "Cuisine", "المطبخ");
export const cuisinesFailed = defineMessage(
  "catalogue.cuisinesFailed",
  "The cuisines did not load.",
  "تعذّر تحميل المطابخ.",
);
export const any = defineMessage("catalogue.any", "Any", "الكل");
export const sortRating = defineMessage("catalogue.sortRating", "Best rated", "الأعلى تقييمًا");
export const sortTime = defineMessage("catalogue.sortTime", "Fastest", "الأسرع");
export const sortFee = defineMessage("catalogue.sortFee", "Lowest delivery fee", "الأقل في رسوم التوصيل");
export const sortMinOrder = defineMessage(
  "catalogue.sortMinOrder",
  "Lowest minimum order",
  "الأقل في الحد الأدنى",
);
export const resetFilters = defineMessage("catalogue.resetFilters", "Reset", "إعادة الضبط");
export const showResults = defineMessage("catalogue.showResults", "Show results", "عرض النتائج");
export const nothingMatches = defineMessage(
  "catalogue.nothingMatches",
  "No place matches these filters",
  "لا متجر يطابق عوامل التصفية",
);
