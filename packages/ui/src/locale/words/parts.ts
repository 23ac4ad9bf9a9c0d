import { word } from "../word.js";

/* Words of the primitives. */

export const brand = word("parts.brand", "Talabee", "طلبي");
export const logo = word("parts.logo", "logo", "logo");
export const loading = word("parts.loading", "Loading", "جارٍ التحميل");
export const close = word("parts.close", "Close", "إغلاق");
export const back = word("parts.back", "Back", "رجوع");
export const retry = word("parts.retry", "Try again", "حاول مرة أخرى");
export const errorTitle = word("parts.errorTitle", "Something went wrong", "حدث خطأ ما");
export const errorText = word(
  "parts.errorText",
  "We could not load this. Check your connection and try again.",
  "تعذّر التحميل. يرجى التحقق من الاتصال والمحاولة مرة أخرى.",
);
export const previous = word("parts.previous", "Previous", "السابق");
export const next = word("parts.next", "Next", "التالي");
export const ratingLabel = word("parts.ratingLabel", "Rated {rating} out of 5", "التقييم {rating} من 5");
export const ratingCount = word(
  "parts.ratingCount",
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
export const wasPrice = word("parts.wasPrice", "Before:", "قبل:");
export const nowPrice = word("parts.nowPrice", "Now:", "الآن:");
export const and = word("parts.and", ", ", "، ");
export const free = word("parts.free", "Free", "مجاني");
export const newcomer = word("parts.newcomer", "New", "جديد");
export const seeAll = word("parts.seeAll", "See all", "عرض الكل");
export const notification = word("parts.notification", "Notification", "إشعار");
export const required = word("parts.required", "Required", "مطلوب");
export const optional = word("parts.optional", "Optional", "اختياري");
export const breadcrumbs = word("parts.breadcrumbs", "Breadcrumb", "مسار الصفحة");
export const showPath = word("parts.showPath", "Show the whole path", "عرض المسار كاملًا");
export const showMore = word("parts.showMore", "Show more", "عرض المزيد");
export const itemsAdded = word(
  "parts.itemsAdded",
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
export const moreFailed = word("parts.moreFailed", "We could not load more", "تعذّر تحميل المزيد");
export const listEnd = word("parts.listEnd", "That is all", "هذا كل شيء");
export const days = word(
  "parts.days",
  { one: "{count} day", other: "{count} days" },
  {
    zero: "0 يوم",
    one: "يوم واحد",
    two: "يومان",
    few: "{count} أيام",
    many: "{count} يومًا",
    other: "{count} يوم",
  },
);
export const hoursLeft = word(
  "parts.hoursLeft",
  { one: "{count} hour left", other: "{count} hours left" },
  {
    zero: "أقل من ساعة",
    one: "بقيت ساعة واحدة",
    two: "بقيت ساعتان",
    few: "بقيت {count} ساعات",
    many: "بقيت {count} ساعة",
    other: "بقيت {count} ساعة",
  },
);
export const minutesLeft = word(
  "parts.minutesLeft",
  { one: "{count} minute left", other: "{count} minutes left" },
  {
    zero: "أقل من دقيقة",
    one: "بقيت دقيقة واحدة",
    two: "بقيت دقيقتان",
    few: "بقيت {count} دقائق",
    many: "بقيت {count} دقيقة",
    other: "بقيت {count} دقيقة",
  },
);
export const secondsLeft = word(
  "parts.secondsLeft",
  { one: "{count} second left", other: "{count} seconds left" },
  {
    zero: "أقل من ثانية",
    one: "بقيت ثانية واحدة",
    two: "بقيت ثانيتان",
    few: "بقيت {count} ثوانٍ",
    many: "بقيت {count} ثانية",
    other: "بقيت {count} ثانية",
  },
);
export const timeIsUp = word("parts.timeIsUp", "Time is up", "انتهى الوقت");
