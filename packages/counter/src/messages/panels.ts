import { defineMessage } from "@talabee/ui/locale";

/* Messages of the panels beside the board. */

export const whenReady = defineMessage("counter.whenReady", "When will it be ready?", "متى يكون جاهزًا؟");
export const inKitchen = defineMessage(
  "counter.inKitchen",
  { one: "{count} order is in the kitchen", other: "{count} orders are in the kitchen" },
  {
    zero: "لا طلبات في المطبخ",
    one: "في المطبخ طلب واحد",
    two: "في المطبخ طلبان",
    few: "في المطبخ {count} طلبات",
    many: "في المطبخ {count} طلبًا",
    other: "في المطبخ {count} طلب",
  },
);
export const usual = defineMessage("counter.usual", "usual", "المعتاد");
export const otherMinutes = defineMessage("counter.otherMinutes", "Other minutes", "دقائق أخرى");
export const fewerMinutes = defineMessage("counter.fewerMinutes", "Five minutes fewer", "أقل بخمس دقائق");
export const moreMinutes = defineMessage("counter.moreMinutesStep", "Five minutes more", "أكثر بخمس دقائق");
export const minutesChoice = defineMessage("counter.minutesChoice", "Minutes", "الدقائق");
export const acceptMinutes = defineMessage(
  "counter.acceptMinutes",
  { one: "Accept · {count} minute", other: "Accept · {count} minutes" },
  {
    zero: "قبول",
    one: "قبول · دقيقة",
    two: "قبول · دقيقتان",
    few: "قبول · {count} دقائق",
    many: "قبول · {count} دقيقة",
    other: "قبول · {count} دقيقة",
  },
);
export const customerReads = defineMessage("counter.customerReads", "The customer will read", "سيقرأ العميل");
export const readsReadyAround = defineMessage(
  "counter.readsReadyAround",
  "Ready around {time}",
  "يجهز نحو {time}",
);
export const readsAccepted = defineMessage(
  "counter.readsAccepted",
  "Accepted by the store",
  "قبِل المتجر طلبك",
);

export const whyRefuse = defineMessage(
  "counter.whyRefuse",
  "Why refuse this order?",
  "لماذا ترفضون هذا الطلب؟",
);
export const reasonSoldOut = defineMessage("counter.reasonSoldOut", "An item ran out", "نفد صنف");
export const reasonTooBusy = defineMessage(
  "counter.reasonTooBusy",
  "The kitchen is too busy",
  "المطبخ مزدحم",
);
export const reasonClosing = defineMessage("counter.reasonClosing", "We close soon", "سنغلق قريبًا");
export const reasonNoRider = defineMessage("counter.reasonNoRider", "There is no rider", "لا يوجد مندوب");
export const reasonTooFar = defineMessage("counter.reasonTooFar", "It is too far", "العنوان بعيد");
export const reasonOther = defineMessage("counter.reasonOther", "Another reason", "سبب آخر");
export const ownWords = defineMessage("counter.ownWords", "What the customer reads", "ما سيقرؤه العميل");
export const ownWordsMissing = defineMessage(
  "counter.ownWordsMissing",
  "Say why: the customer reads it.",
  "اكتبوا السبب: سيقرؤه العميل.",
);
export const refuseOrder = defineMessage("counter.refuseOrder", "Refuse the order", "رفض الطلب");
export const cancelOrder = defineMessage("counter.cancelOrder", "Cancel the order", "إلغاء الطلب");
export const back = defineMessage("counter.back", "Back", "رجوع");
export const chooseReason = defineMessage("counter.chooseReason", "Choose a reason.", "اختاروا سببًا.");

export const handOverTitle = defineMessage(
  "counter.handOverTitle",
  "Which code does the customer say?",
  "ما الرمز الذي يقوله العميل؟",
);
export const handOverText = defineMessage(
  "counter.handOverText",
  "The customer sees four digits on the page of the order.",
  "يرى العميل أربعة أرقام في صفحة الطلب.",
);
export const handOverCode = defineMessage("counter.handOverCode", "Hand-over code", "رمز الاستلام");
export const withoutCode = defineMessage("counter.withoutCode", "Hand over without a code", "تسليم بلا رمز");
export const codeWrong = defineMessage(
  "counter.codeWrong",
  { one: "Wrong code. {count} try is left.", other: "Wrong code. {count} tries are left." },
  {
    zero: "الرمز غير صحيح. لا محاولات أخرى.",
    one: "الرمز غير صحيح. بقيت محاولة واحدة.",
    two: "الرمز غير صحيح. بقيت محاولتان.",
    few: "الرمز غير صحيح. بقيت {count} محاولات.",
    many: "الرمز غير صحيح. بقيت {count} محاولة.",
    other: "الرمز غير صحيح. بقيت {count} محاولة.",
  },
);
export const codeLocked = defineMessage(
  "counter.codeLocked",
  "The code was wrong too often. The office hands this order over.",
  "تكرّر الخطأ في الرمز. يسلّم المكتب هذا الطلب.",
);
export const codeWaits = defineMessage(
  "counter.codeWaits",
  "The line is cut. The code is checked when it is back; until then, the order counts as not handed over.",
  "الاتصال مقطوع. يُفحص الرمز عند عودته، وحتى ذلك الحين لا يُعدّ الطلب مسلّمًا.",
);
export const handOver = defineMessage("counter.handOver", "Hand over", "تسليم");
export const takeCash = defineMessage("counter.takeCash", "Take {amount} in cash", "استلموا {amount} نقدًا");

export const whoRides = defineMessage("counter.whoRides", "Who takes it?", "من يأخذه؟");
export const noRiders = defineMessage(
  "counter.noRiders",
  "No rider is on duty now.",
  "لا مندوب في الخدمة الآن.",
);
export const assignFailed = defineMessage(
  "counter.assignFailed",
  "This rider cannot take it now. Choose another one.",
  "لا يستطيع هذا المندوب أخذه الآن. اختاروا غيره.",
);
export const cookingBegan = defineMessage("counter.cookingBegan", "Cooking has begun", "بدأ التحضير");
export const lines = defineMessage("counter.lines", "What to make", "الأصناف");
export const timeline = defineMessage("counter.timeline", "Times", "الأوقات");
export const placedAt = defineMessage("counter.placedAt", "Ordered", "أُرسل");
export const acceptedAt = defineMessage("counter.acceptedAt", "Accepted", "قُبل");
export const cookingAt = defineMessage("counter.cookingAt", "Cooking", "بدأ التحضير");
export const readyAt = defineMessage("counter.readyAt", "Ready", "جهز");
export const outAt = defineMessage("counter.outAt", "Out", "خرج");
export const wantedAt = defineMessage("counter.wantedAt", "Wanted for", "مطلوب في");
export const payment = defineMessage("counter.payment", "Payment", "الدفع");
export const customer = defineMessage("counter.customer", "Customer", "العميل");
export const rider = defineMessage("counter.rider", "Rider", "المندوب");
