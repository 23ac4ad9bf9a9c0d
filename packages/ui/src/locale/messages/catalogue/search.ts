import { defineMessage } from "../../define-message.js";

/* Messages of search. */

export const recent = defineMessage("catalogue.recent", "Recent", "عمليات البحث الأخيرة");
export const popular = defineMessage("catalogue.popular", "Popular now", "الأكثر طلبًا الآن");
export const clear = defineMessage("catalogue.clear", "Clear", "مسح");
export const clearRecent = defineMessage(
  "catalogue.clearRecent",
  "Clear recent searches",
  "مسح عمليات البحث الأخيرة",
);
export const suggestions = defineMessage("catalogue.suggestions", "Suggestions", "الاقتراحات");
export const suggestionsCount = defineMessage(
  "catalogue.suggestionsCount",
  { one: "{count} suggestion", other: "{count} suggestions" },
  {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "{count} اقتراحات",
    many: "{count} اقتراحًا",
    other: "{count} اقتراح",
  },
);
export const fillIn = defineMessage("catalogue.fillIn", "Write it into the box", "نقله إلى خانة البحث");
export const kindStore = defineMessage("catalogue.kindStore", "Place", "متجر");
export const kindProduct = defineMessage("catalogue.kindProduct", "Product", "منتج");
export const kindCategory = defineMessage("catalogue.kindCategory", "Category", "قسم");
export const resultsFor = defineMessage("catalogue.resultsFor", "Results for “{query}”", "نتائج «{query}»");
export const correctedTo = defineMessage(
  "catalogue.correctedTo",
  "Showing results for {corrected}. We found nothing for {query}.",
  "نعرض نتائج {corrected}، فلم نجد شيئًا باسم {query}.",
);
export const nothingFoundText = defineMessage(
  "catalogue.nothingFoundText",
  "Try another word, or look through the categories.",
  "جرّب كلمة أخرى، أو تصفّح الأقسام.",
);
export const onlyShow = defineMessage("catalogue.onlyShow", "Only show", "عرض ما يلي فقط");
