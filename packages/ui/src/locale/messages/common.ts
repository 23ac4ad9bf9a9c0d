import { defineMessage } from "../define-message.js";

/* Messages of the primitives. */

export const brand = defineMessage("common.brand", "Talabee", "طلبي");
export const logo = defineMessage("common.logo", "logo", "logo");
export const loading = defineMessage("common.loading", "Loading", "جارٍ التحميل");
export const close = defineMessage("common.close", "Close", "إغلاق");
export const back = defineMessage("common.back", "Back", "رجوع");
export const retry = defineMessage("common.retry", "Try again", "إعادة المحاولة");
export const errorTitle = defineMessage("common.errorTitle", "Something went wrong", "حدث خطأ ما");
export const errorText = defineMessage(
  "common.errorText",
  "We could not load this. Check your connection and try again.",
  "تعذّر التحميل. يرجى التحقق من الاتصال والمحاولة مرة أخرى.",
);
export const previous = defineMessage("common.previous", "Previous", "السابق");
export const next = defineMessage("common.next", "Next", "التالي");
export const ratingLabel = defineMessage(
  "common.ratingLabel",
  "Rated {rating} out of 5",
  "التقييم {rating} من 5",
);
export const ratingCount = defineMessage(
  "common.ratingCount",
  { one: "{count} rating", other: "{count} ratings" },
  {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "{count} تقييمات",
    many: "{count} تقييمًا",
    other: "{count} تقييم",
  },
);
export const wasPrice = defineMessage("common.wasPrice", "Before:", "قبل:");
export const nowPrice = defineMessage("common.nowPrice", "Now:", "الآن:");
export const and = defineMessage("common.and", ", ", "، ");
export const free = defineMessage("common.free", "Free", "مجاني");
export const newcomer = defineMessage("common.newcomer", "New", "جديد");
export const seeAll = defineMessage("common.seeAll", "See all", "عرض الكل");
export const notification = defineMessage("common.notification", "Notification", "إشعار");
export const required = defineMessage("common.required", "Required", "مطلوب");
export const optional = defineMessage("common.optional", "Optional", "اختياري");
export const showMore = defineMessage("common.showMore", "Show more", "عرض المزيد");
export const itemsAdded = defineMessage(
  "common.itemsAdded",
  { one: "{count} more shown, {total} in all", other: "{count} more shown, {total} in all" },
  {
    zero: "لا جديد، المجموع {total}",
    one: "أُضيف عنصر واحد، المجموع {total}",
    two: "أُضيف عنصران، المجموع {total}",
    few: "أُضيفت {count} عناصر، المجموع {total}",
    many: "أُضيف {count} عنصرًا، المجموع {total}",
    other: "أُضيف {count} عنصر، المجموع {total}",
  },
);
export const moreFailed = defineMessage("common.moreFailed", "We could not load more", "تعذّر تحميل المزيد");
export const listEnd = defineMessage("common.listEnd", "That is all", "هذا كل شيء");
