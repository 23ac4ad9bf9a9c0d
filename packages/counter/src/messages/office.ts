import { defineMessage } from "@talabee/ui/locale";

/* Messages of the office: its frame, what needs somebody now, and orders. */

export const office = defineMessage("office.office", "Office", "المكتب");
export const signInText = defineMessage(
  "office.signInText",
  "For those who run the shop.",
  "لمن يديرون المتاجر.",
);
export const screens = defineMessage("office.screens", "Screens", "الشاشات");
export const menu = defineMessage("office.menu", "All screens", "كل الشاشات");
export const you = defineMessage("office.you", "You and this screen", "أنتم وهذه الشاشة");
export const noRights = defineMessage(
  "office.noRights",
  "This account does not work here",
  "هذا الحساب لا يعمل هنا",
);
export const noRightsText = defineMessage(
  "office.noRightsText",
  "Ask an administrator for a role, or sign in with another account.",
  "اطلبوا دورًا من أحد المسؤولين، أو سجّلوا الدخول بحساب آخر.",
);
export const noSuchPage = defineMessage(
  "office.noSuchPage",
  "There is no such page",
  "لا توجد صفحة بهذا العنوان",
);
export const noSuchPageText = defineMessage(
  "office.noSuchPageText",
  "It was moved, or your role does not have it.",
  "نُقلت، أو لا يشملها دوركم.",
);
export const loading = defineMessage("office.loading", "Loading", "جارٍ التحميل");
export const asOf = defineMessage(
  "office.asOf",
  "Not up to date: as it was at {time}",
  "ليست حديثة: كما كانت الساعة {time}",
);
export const more = defineMessage("office.more", "Show more", "عرض المزيد");
export const saved = defineMessage("office.saved", "Saved", "تم الحفظ");
export const notSaved = defineMessage(
  "office.notSaved",
  "It was not saved. Try again.",
  "لم يُحفظ. حاولوا مرة أخرى.",
);
export const save = defineMessage("office.save", "Save", "حفظ");
export const remove = defineMessage("office.remove", "Remove", "إزالة");
export const open = defineMessage("office.open", "Open", "فتح");
export const moveUp = defineMessage("office.moveUp", "Move {name} up", "نقل {name} إلى أعلى");
export const moveDown = defineMessage("office.moveDown", "Move {name} down", "نقل {name} إلى أسفل");
export const none = defineMessage("office.none", "Nothing here", "لا شيء هنا");
export const notFilled = defineMessage("office.notFilled", "Fill this in", "يرجى ملء هذا الحقل");
export const notAnAmount = defineMessage("office.notAnAmount", "Not an amount", "ليس مبلغًا");
export const notANumber = defineMessage("office.notANumber", "Not a number", "ليس عددًا");
export const english = defineMessage("office.english", "English · {label}", "الإنجليزية · {label}");
export const arabic = defineMessage("office.arabic", "Arabic · {label}", "العربية · {label}");

export const now = defineMessage("office.now", "Now", "الآن");
export const openOrders = defineMessage("office.openOrders", "Open orders", "طلبات مفتوحة");
export const withRiders = defineMessage(
  "office.withRiders",
  "{count} of them on the way",
  "{count} منها في الطريق",
);
export const late = defineMessage("office.late", "Late", "متأخرة");
export const longestLate = defineMessage(
  "office.longestLate",
  { one: "The longest by {count} minute", other: "The longest by {count} minutes" },
  {
    zero: "أطولها أقل من دقيقة",
    one: "أطولها دقيقة",
    two: "أطولها دقيقتان",
    few: "أطولها {count} دقائق",
    many: "أطولها {count} دقيقة",
    other: "أطولها {count} دقيقة",
  },
);
export const noneLate = defineMessage("office.noneLate", "None", "لا شيء");
export const unheardStores = defineMessage("office.unheardStores", "Stores that cannot hear", "متاجر لا تسمع");
export const ofStores = defineMessage("office.ofStores", "Of {count} in the shop", "من {count} في التطبيق");
export const moneyProblems = defineMessage("office.moneyProblems", "Failed refunds", "مبالغ تعذّر ردّها");
export const heldUp = defineMessage("office.heldUp", "{amount} held up", "{amount} معلّقة");
export const needsYou = defineMessage("office.needsYou", "Needs you", "يحتاج إليكم");
export const mostUrgent = defineMessage("office.mostUrgent", "Most urgent first", "الأكثر إلحاحًا أولًا");
export const nothingNeedsYou = defineMessage(
  "office.nothingNeedsYou",
  "Nothing needs you",
  "لا شيء يحتاج إليكم",
);
export const nothingNeedsYouText = defineMessage(
  "office.nothingNeedsYouText",
  "Late orders, stores that cannot hear and failed refunds appear here.",
  "تظهر هنا الطلبات المتأخرة والمتاجر التي لا تسمع والمبالغ التي تعذّر ردّها.",
);
export const cannotHear = defineMessage(
  "office.cannotHear",
  "{store} cannot hear orders",
  "{store} لا يسمع الطلبات",
);
export const since = defineMessage("office.since", "Since {time}", "منذ {time}");
export const notAccepted = defineMessage(
  "office.notAccepted",
  { one: "{code} not accepted for {count} minute", other: "{code} not accepted for {count} minutes" },
  {
    zero: "{code} لم يُقبل بعد",
    one: "{code} لم يُقبل منذ دقيقة",
    two: "{code} لم يُقبل منذ دقيقتين",
    few: "{code} لم يُقبل منذ {count} دقائق",
    many: "{code} لم يُقبل منذ {count} دقيقة",
    other: "{code} لم يُقبل منذ {count} دقيقة",
  },
);
export const isLate = defineMessage(
  "office.isLate",
  { one: "{code} is {count} minute late", other: "{code} is {count} minutes late" },
  {
    zero: "{code} متأخر",
    one: "{code} متأخر دقيقة",
    two: "{code} متأخر دقيقتين",
    few: "{code} متأخر {count} دقائق",
    many: "{code} متأخر {count} دقيقة",
    other: "{code} متأخر {count} دقيقة",
  },
);
export const refundFailed = defineMessage(
  "office.refundFailed",
  "{amount} of {code} did not reach the card",
  "{amount} من {code} لم تصل إلى البطاقة",
);

export const orders = defineMessage("office.orders", "Orders", "الطلبات");
export const views = defineMessage("office.views", "Views", "العروض");
export const all = defineMessage("office.all", "All", "الكل");
export const viewOpen = defineMessage("office.viewOpen", "Open", "مفتوحة");
export const viewUnanswered = defineMessage("office.viewUnanswered", "Not accepted", "لم تُقبل");
export const viewRefunded = defineMessage("office.viewRefunded", "Refunded", "رُدّ منها");
export const today = defineMessage("office.today", "Today", "اليوم");
export const cashToday = defineMessage("office.cashToday", "Cash today", "نقدًا اليوم");
export const saveView = defineMessage("office.saveView", "Save this view", "حفظ هذا العرض");
export const viewName = defineMessage("office.viewName", "Name of the view", "اسم العرض");
export const removeView = defineMessage("office.removeView", "Remove this view", "إزالة هذا العرض");
export const findOrder = defineMessage("office.findOrder", "Code, phone or name", "رمز أو هاتف أو اسم");
export const filters = defineMessage("office.filters", "Filters", "التصفية");
export const day = defineMessage("office.day", "Day", "اليوم");
export const store = defineMessage("office.store", "Store", "المتجر");
export const allStores = defineMessage("office.allStores", "All stores", "كل المتاجر");
export const status = defineMessage("office.status", "Status", "الحالة");
export const anyStatus = defineMessage("office.anyStatus", "Any status", "أي حالة");
export const order = defineMessage("office.order", "Order", "الطلب");
export const time = defineMessage("office.time", "Time", "الوقت");
export const due = defineMessage("office.due", "Due", "الموعد");
export const kind = defineMessage("office.kind", "Kind", "النوع");
export const payment = defineMessage("office.payment", "Payment", "الدفع");
export const total = defineMessage("office.total", "Total", "المجموع");
export const noOrders = defineMessage("office.noOrders", "No orders here", "لا طلبات هنا");
export const noOrdersText = defineMessage(
  "office.noOrdersText",
  "Nothing fits these filters.",
  "لا شيء يطابق هذه التصفية.",
);
export const clearFilters = defineMessage("office.clearFilters", "Clear filters", "مسح التصفية");
export const csv = defineMessage("office.csv", "CSV", "CSV");
export const exportRows = defineMessage("office.exportRows", "Export these rows", "تصدير هذه الصفوف");
export const move = defineMessage("office.move", "Move", "تنقّل");
export const shownCount = defineMessage(
  "office.shownCount",
  { one: "{count} row", other: "{count} rows" },
  {
    zero: "لا صفوف",
    one: "صف واحد",
    two: "صفان",
    few: "{count} صفوف",
    many: "{count} صفًا",
    other: "{count} صف",
  },
);
export const thereIsMore = defineMessage(
  "office.thereIsMore",
  { one: "{count} row, and more", other: "{count} rows, and more" },
  {
    zero: "لا صفوف",
    one: "صف واحد والمزيد",
    two: "صفان والمزيد",
    few: "{count} صفوف والمزيد",
    many: "{count} صفًا والمزيد",
    other: "{count} صف والمزيد",
  },
);

export const cash = defineMessage("office.cash", "Cash", "نقدًا");
export const card = defineMessage("office.card", "Card", "بطاقة");
export const wallet = defineMessage("office.wallet", "Wallet", "المحفظة");
export const online = defineMessage("office.online", "Online", "عبر الإنترنت");
export const delivery = defineMessage("office.delivery", "Delivery", "توصيل");
export const pickup = defineMessage("office.pickup", "Pick-up", "استلام");
export const dineIn = defineMessage("office.dineIn", "Dine-in", "في المتجر");
