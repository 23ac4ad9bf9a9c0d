import { defineMessage } from "@talabee/ui/locale";

/* Messages of the board and its cards. */

export const laneNew = defineMessage("counter.laneNew", "New", "جديد");
export const laneKitchen = defineMessage("counter.laneKitchen", "Kitchen", "المطبخ");
export const laneReady = defineMessage("counter.laneReady", "Ready", "جاهز");
export const laneOut = defineMessage("counter.laneOut", "Out", "خرج");
export const laneLater = defineMessage("counter.laneLater", "Later", "لاحقًا");
export const lanes = defineMessage("counter.lanes", "Lanes", "المسارات");
export const leftToAccept = defineMessage("counter.leftToAccept", "left to accept", "بقي للقبول");
export const orderNamed = defineMessage("counter.orderNamed", "Order {code}", "الطلب {code}");
export const showOrder = defineMessage("counter.showOrder", "Show order {code}", "عرض الطلب {code}");

export const delivery = defineMessage("counter.delivery", "Delivery", "توصيل");
export const pickup = defineMessage("counter.pickup", "Pick-up", "استلام");
export const table = defineMessage("counter.table", "Table {number}", "طاولة {number}");
export const cash = defineMessage("counter.cash", "Cash {amount}", "نقدًا {amount}");
export const paid = defineMessage("counter.paid", "Paid", "مدفوع");
export const due = defineMessage("counter.due", "Due {time}", "موعده {time}");
export const arrives = defineMessage("counter.arrives", "Arrives {time}", "يصل {time}");
export const starts = defineMessage("counter.starts", "Starts {time}", "يبدأ {time}");
export const startsIn = defineMessage("counter.startsIn", "in {minutes} min", "بعد {minutes} د");
export const tomorrow = defineMessage("counter.tomorrow", "Tomorrow", "غدًا");

export const accept = defineMessage("counter.accept", "Accept · {minutes} min", "قبول · {minutes} د");
export const refuse = defineMessage("counter.refuse", "Refuse", "رفض");
export const ready = defineMessage("counter.ready", "Ready", "جاهز");
export const handedOver = defineMessage("counter.handedOver", "Handed over", "سلّمناه");
export const served = defineMessage("counter.served", "Served", "قدّمناه");
export const moreMinutes = defineMessage("counter.moreMinutes", "{minutes} min", "{minutes} د");
export const minutesLeft = defineMessage("counter.minutesLeft", "{minutes} min left", "باقي {minutes} د");
export const minutesLate = defineMessage("counter.minutesLate", "{minutes} min late", "متأخر {minutes} د");
export const readyFor = defineMessage("counter.readyFor", "{minutes} min", "منذ {minutes} د");
export const readyNow = defineMessage("counter.readyNow", "Just now", "الآن");
export const allergyInNote = defineMessage(
  "counter.allergyInNote",
  "Allergy: read the notes",
  "حساسية: اقرؤوا الملاحظات",
);
export const moreLines = defineMessage(
  "counter.moreLines",
  { one: "and {count} more", other: "and {count} more" },
  {
    zero: "وبقية الأصناف",
    one: "وصنف آخر",
    two: "وصنفان آخران",
    few: "و{count} أصناف أخرى",
    many: "و{count} صنفًا آخر",
    other: "و{count} صنف آخر",
  },
);
export const noRider = defineMessage("counter.noRider", "No rider yet", "لا مندوب بعد");
export const comesForIt = defineMessage("counter.comesForIt", "Comes for it", "يأتي لاستلامه");

export const canceled = defineMessage("counter.canceled", "Canceled", "أُلغي");
export const stopCooking = defineMessage(
  "counter.stopCooking",
  "Canceled at {time}. Stop cooking.",
  "أُلغي {time}. أوقفوا التحضير.",
);
export const keepBack = defineMessage(
  "counter.keepBack",
  "Canceled at {time}. Do not hand it over.",
  "أُلغي {time}. لا تسلّموه.",
);
export const isOver = defineMessage("counter.isOver", "Over", "انتهى");
export const isOverText = defineMessage(
  "counter.isOverText",
  "It ended while this screen was offline. Stop cooking, and ask at the other screen.",
  "انتهى بينما كانت هذه الشاشة بلا اتصال. أوقفوا التحضير، واسألوا عند الشاشة الأخرى.",
);
export const gotIt = defineMessage("counter.gotIt", "Got it", "علِمنا");
export const undo = defineMessage("counter.undo", "Undo", "تراجع");
export const waitingForLine = defineMessage(
  "counter.waitingForLine",
  "Waiting for the line",
  "بانتظار الاتصال",
);

export const acceptedElsewhere = defineMessage(
  "counter.acceptedElsewhere",
  "It was accepted at {time} on another screen. What you pressed here was dropped.",
  "قُبل {time} من شاشة أخرى، ولم يُنفّذ ما ضغطتموه هنا.",
);
export const overtaken = defineMessage(
  "counter.overtaken",
  "Somebody was faster. What you pressed here was dropped.",
  "سبقكم غيركم، ولم يُنفّذ ما ضغطتموه هنا.",
);
export const overElsewhere = defineMessage(
  "counter.overElsewhere",
  "This order is over. What you pressed here was dropped.",
  "انتهى هذا الطلب، ولم يُنفّذ ما ضغطتموه هنا.",
);

export const unanswered = defineMessage(
  "counter.unanswered",
  { one: "{count} order not accepted", other: "{count} orders not accepted" },
  {
    zero: "لا طلبات تنتظر القبول",
    one: "طلب واحد لم يُقبل",
    two: "طلبان لم يُقبلا",
    few: "{count} طلبات لم تُقبل",
    many: "{count} طلبًا لم تُقبل",
    other: "{count} طلب لم تُقبل",
  },
);
export const canceledOrders = defineMessage(
  "counter.canceledOrders",
  { one: "{count} order was canceled.", other: "{count} orders were canceled." },
  {
    zero: "لم يُلغَ أي طلب.",
    one: "أُلغي طلب واحد.",
    two: "أُلغي طلبان.",
    few: "أُلغيت {count} طلبات.",
    many: "أُلغي {count} طلبًا.",
    other: "أُلغي {count} طلب.",
  },
);
export const lateOrders = defineMessage(
  "counter.lateOrders",
  { one: "{count} order is late.", other: "{count} orders are late." },
  {
    zero: "لا طلبات متأخرة.",
    one: "طلب واحد متأخر.",
    two: "طلبان متأخران.",
    few: "{count} طلبات متأخرة.",
    many: "{count} طلبًا متأخرًا.",
    other: "{count} طلب متأخر.",
  },
);
export const showOrders = defineMessage("counter.showOrders", "Show the orders", "عرض الطلبات");
export const silence = defineMessage("counter.silence", "Silence 20 s", "كتم 20 ثانية");
export const emptyNew = defineMessage("counter.emptyNew", "No new orders", "لا طلبات جديدة");
export const emptyNewText = defineMessage(
  "counter.emptyNewText",
  "The bell rings when one comes",
  "يرنّ الجرس عند وصول طلب",
);
export const emptyKitchen = defineMessage("counter.emptyKitchen", "Nothing to make", "لا شيء للتحضير");
export const emptyReady = defineMessage("counter.emptyReady", "Nothing waits", "لا شيء بانتظار التسليم");
export const emptyOut = defineMessage("counter.emptyOut", "Nothing is on its way", "لا شيء في الطريق");
export const emptyLater = defineMessage("counter.emptyLater", "Nothing is planned", "لا طلبات مجدولة");
export const toMakeNow = defineMessage("counter.toMakeNow", "To make now", "المطلوب تحضيره الآن");

export const offline = defineMessage(
  "counter.offline",
  "Offline. The orders are those of {time}. Go on: what you press is sent when the line is back.",
  "بلا اتصال. هذه طلبات {time}. تابعوا العمل: يُرسل ما تضغطونه عند عودة الاتصال.",
);
export const offlineNew = defineMessage(
  "counter.offlineNew",
  "New orders do not arrive here now.",
  "لا تصل طلبات جديدة إلى هذه الشاشة الآن.",
);
export const loadFailed = defineMessage(
  "counter.loadFailed",
  "The orders did not load",
  "تعذّر تحميل الطلبات",
);
export const loadFailedText = defineMessage(
  "counter.loadFailedText",
  "Trying again. Check the line of this device.",
  "تُعاد المحاولة. يرجى فحص اتصال هذا الجهاز.",
);
export const notYours = defineMessage(
  "counter.notYours",
  "This board is not open to you",
  "لا تملكون صلاحية هذه اللوحة",
);
export const notYoursText = defineMessage(
  "counter.notYoursText",
  "An owner or manager of the store can add you to its team.",
  "يمكن لمالك المتجر أو مديره إضافتكم إلى الفريق.",
);
export const inDays = defineMessage(
  "counter.inDays",
  { one: "In {count} day", other: "In {count} days" },
  {
    zero: "اليوم",
    one: "بعد يوم",
    two: "بعد يومين",
    few: "بعد {count} أيام",
    many: "بعد {count} يومًا",
    other: "بعد {count} يوم",
  },
);
export const find = defineMessage("counter.find", "Find", "بحث");
