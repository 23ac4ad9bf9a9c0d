import { defineMessage } from "@talabee/ui/locale";

/* Messages of the menu today, and of the store's hours. */

export const search = defineMessage("counter.menuSearch", "Item or option", "صنف أو إضافة");
export const sections = defineMessage("counter.menuSections", "Sections", "الأقسام");
export const all = defineMessage("counter.menuAll", "All", "الكل");
export const options = defineMessage("counter.menuOptions", "Options", "الإضافات");
export const outNow = defineMessage("counter.menuOutNow", "Out now", "نافد الآن");
export const nothingFound = defineMessage("counter.menuNothing", "Nothing here", "لا شيء هنا");
export const nothingFoundText = defineMessage(
  "counter.menuNothingText",
  "Choose another section, or search for fewer letters.",
  "اختاروا قسمًا آخر أو ابحثوا بأحرف أقل.",
);
export const onSale = defineMessage("counter.menuOnSale", "{name} is there", "{name} متوفر");
export const backAt = defineMessage("counter.menuBackAt", "Back at {time}", "يعود {time}");
export const backLater = defineMessage(
  "counter.menuBackLater",
  "Out until you switch it on",
  "نافد حتى تعيدوه",
);
export const isOut = defineMessage("counter.menuIsOut", "{name} is out", "نفد {name}");
export const whenBack = defineMessage("counter.menuWhenBack", "When is it back?", "متى يعود؟");
export const afterClosing = defineMessage(
  "counter.menuAfterClosing",
  "After closing today",
  "عند إغلاق اليوم",
);
export const inTwoHours = defineMessage("counter.menuInTwoHours", "In 2 hours", "بعد ساعتين");
export const atTime = defineMessage("counter.menuAtTime", "At a time we choose", "في وقت نختاره");
export const switchOn = defineMessage("counter.menuSwitchOn", "When we switch it on", "حين نعيده بأنفسنا");
export const timeOfDay = defineMessage("counter.menuTimeOfDay", "Time", "الوقت");
export const timeMissing = defineMessage("counter.menuTimeMissing", "Choose a time.", "اختاروا وقتًا.");
export const customersSee = defineMessage("counter.customersSee", "Customers see", "يرى العملاء");
export const save = defineMessage("counter.save", "Save", "حفظ");
export const saveFailed = defineMessage(
  "counter.saveFailed",
  "That was not saved. Check the line, and try again.",
  "لم يُحفظ ذلك. يرجى فحص الاتصال والمحاولة من جديد.",
);

export const rightNow = defineMessage("counter.rightNow", "Right now", "الآن");
export const normal = defineMessage("counter.normal", "Normal", "عادي");
export const busy = defineMessage("counter.busy", "Busy", "مزدحم");
export const paused = defineMessage("counter.paused", "Paused", "إيقاف");
export const addMinutes = defineMessage(
  "counter.addMinutes",
  "Add to the preparation time",
  "يُضاف إلى وقت التحضير",
);
export const plusMinutes = defineMessage("counter.plusMinutes", "{minutes} min", "{minutes} د");
export const until = defineMessage("counter.until", "Until", "حتى");
export const closing = defineMessage("counter.closing", "Closing", "الإغلاق");
export const customersRead = defineMessage("counter.customersRead", "Customers read", "يقرأ العملاء");
export const readsDelivery = defineMessage(
  "counter.readsDelivery",
  "Delivery in {range} min",
  "التوصيل خلال {range} دقيقة",
);
export const busyUntil = defineMessage("counter.busyUntil", "Busy until {time}", "مزدحم حتى {time}");
export const pauseUntil = defineMessage("counter.pauseUntil", "Pause until {time}", "إيقاف حتى {time}");
export const backToNormal = defineMessage("counter.backToNormal", "Back to normal", "عودة إلى العادي");
export const isNormal = defineMessage(
  "counter.isNormal",
  "The store takes orders at its usual times.",
  "يستقبل المتجر الطلبات في أوقاته المعتادة.",
);
export const unheard = defineMessage(
  "counter.unheard",
  "No device of this store could be heard, so it was paused.",
  "لم يكن أي جهاز في المتجر مسموعًا، فأُوقف استقبال الطلبات.",
);
export const theWeek = defineMessage("counter.theWeek", "The week", "الأسبوع");
export const today = defineMessage("counter.today", "today", "اليوم");
export const exceptions = defineMessage("counter.exceptions", "Exceptions", "الاستثناءات");
export const closedDay = defineMessage("counter.closedDay", "Closed", "مغلق");
export const allDay = defineMessage("counter.allDay", "Around the clock", "على مدار الساعة");
