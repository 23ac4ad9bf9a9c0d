import { defineMessage } from "../../define-message.js";

/* Messages of the checkout steps. */

export const title = defineMessage("checkout.title", "Checkout", "إتمام الطلب");
export const where = defineMessage("checkout.where", "Where to", "مكان التوصيل");
export const whereStore = defineMessage("checkout.whereStore", "Where to collect", "مكان الاستلام");
export const review = defineMessage("checkout.review", "Review", "المراجعة");
export const stepDone = defineMessage("checkout.stepDone", "Step {number}, done", "الخطوة {number}، مكتملة");
export const stepNow = defineMessage("checkout.stepNow", "Step {number}, now", "الخطوة {number}، الآن");
export const stepNext = defineMessage(
  "checkout.stepNext",
  "Step {number}, still to come",
  "الخطوة {number}، لاحقًا",
);
export const change = defineMessage("checkout.change", "Change", "تغيير");
export const orderSummary = defineMessage("checkout.orderSummary", "Order summary", "ملخص الطلب");
export const placeOrder = defineMessage("checkout.placeOrder", "Place order", "تأكيد الطلب");
export const placing = defineMessage("checkout.placing", "Placing your order", "جارٍ إرسال طلبك");
export const cancelFree = defineMessage(
  "checkout.cancelFree",
  "You can cancel free until the kitchen accepts.",
  "يمكنك الإلغاء مجانًا إلى أن يقبل المتجر الطلب.",
);
export const arrivesIn = defineMessage("checkout.arrivesIn", "Arrives in {minutes}", "يصل خلال {minutes}");
export const readyIn = defineMessage("checkout.readyIn", "Ready in {minutes}", "يجهز خلال {minutes}");
export const orderNote = defineMessage("checkout.orderNote", "Note for the store", "ملاحظة للمتجر");
export const orderNoteExample = defineMessage(
  "checkout.orderNoteExample",
  "Gate code, cutlery, allergies",
  "رمز البوابة، أدوات المائدة، حساسية",
);
export const quoteChanged = defineMessage("checkout.quoteChanged", "Prices have changed", "تغيّرت الأسعار");
export const quoteChangedText = defineMessage(
  "checkout.quoteChangedText",
  "This is the new total. Please look again before you order.",
  "هذا هو الإجمالي الجديد. يرجى مراجعته قبل الطلب.",
);
export const needsAddress = defineMessage(
  "checkout.needsAddress",
  "Choose an address to continue.",
  "اختر عنوانًا للمتابعة.",
);
export const chooseAddress = defineMessage("checkout.chooseAddress", "Choose an address", "اختر عنوانًا");
export const addressesFailed = defineMessage(
  "checkout.addressesFailed",
  "Your addresses did not load.",
  "تعذّر تحميل عناوينك.",
);
export const summaryFailed = defineMessage(
  "checkout.summaryFailed",
  "The total did not load.",
  "تعذّر تحميل الإجمالي.",
);
export const emptyText = defineMessage(
  "checkout.emptyText",
  "Add something to your cart first.",
  "أضف شيئًا إلى سلتك أولًا.",
);
export const useAddress = defineMessage("checkout.useAddress", "Deliver here", "التوصيل هنا");
export const backToAddresses = defineMessage("checkout.backToAddresses", "All addresses", "كل العناوين");
export const zoneStreet = defineMessage(
  "checkout.zoneStreet",
  "Zone {zone}, Street {street}",
  "منطقة {zone}، شارع {street}",
);
export const when = defineMessage("checkout.when", "When", "الموعد");
export const asap = defineMessage("checkout.asap", "As soon as possible", "في أقرب وقت");
export const preorder = defineMessage("checkout.preorder", "Pre-order", "طلب مسبق");
export const preorderHelp = defineMessage(
  "checkout.preorderHelp",
  "Choose a day and a time",
  "اختر اليوم والموعد",
);
export const chooseTime = defineMessage("checkout.chooseTime", "Choose a time", "اختر موعدًا");
export const changeTime = defineMessage("checkout.changeTime", "Change the time", "تغيير الموعد");
export const confirmTime = defineMessage("checkout.confirmTime", "Take this time", "تأكيد الموعد");
export const slotDay = defineMessage("checkout.slotDay", "Day", "اليوم");
export const slotTime = defineMessage("checkout.slotTime", "Time", "الموعد");
export const slotToday = defineMessage("checkout.slotToday", "Today", "اليوم");
export const slotTomorrow = defineMessage("checkout.slotTomorrow", "Tomorrow", "غدًا");
export const slotAt = defineMessage("checkout.slotAt", "{day}, {time}", "{day}، {time}");
export const slotFull = defineMessage("checkout.slotFull", "Full", "مكتمل");
export const slotDayFull = defineMessage(
  "checkout.slotDayFull",
  "Every time of this day is taken. Choose another day.",
  "كل مواعيد هذا اليوم مكتملة. اختر يومًا آخر.",
);
export const noSlots = defineMessage(
  "checkout.noSlots",
  "This store takes no pre-orders in the next days.",
  "لا يقبل هذا المتجر طلبات مسبقة في الأيام القادمة.",
);
export const slotsFailed = defineMessage(
  "checkout.slotsFailed",
  "The times did not load.",
  "تعذّر تحميل المواعيد.",
);
export const nextSlots = defineMessage("checkout.nextSlots", "Next free times", "أقرب المواعيد المتاحة");
export const otherSlots = defineMessage("checkout.otherSlots", "Other days and times", "أيام ومواعيد أخرى");
export const whereTable = defineMessage("checkout.whereTable", "Your table", "طاولتك");
export const table = defineMessage("checkout.table", "Table number", "رقم الطاولة");
export const tableHelp = defineMessage("checkout.tableHelp", "It stands on your table.", "تجده على طاولتك.");
export const needsTable = defineMessage(
  "checkout.needsTable",
  "Enter the number of your table",
  "يرجى إدخال رقم طاولتك",
);
export const useWallet = defineMessage(
  "checkout.useWallet",
  "Use your wallet first",
  "استخدام رصيد المحفظة أولًا",
);
export const useWalletHelp = defineMessage(
  "checkout.useWalletHelp",
  "{amount} available, the rest as you choose below",
  "{amount} متاح، والباقي بالطريقة التي تختارها",
);
export const walletPaysAll = defineMessage(
  "checkout.walletPaysAll",
  "Your wallet pays for all of it.",
  "رصيد محفظتك يكفي للطلب كله.",
);
export const coupon = defineMessage("checkout.coupon", "Coupon", "القسيمة");
export const useCode = defineMessage("checkout.useCode", "Use {code}", "استخدام {code}");
export const closeCoupons = defineMessage("checkout.closeCoupons", "Back to checkout", "العودة إلى الطلب");
export const shortageTitle = defineMessage(
  "checkout.shortageTitle",
  "Some of it has just sold out",
  "نفد للتو بعض ما اخترته",
);
export const shortageText = defineMessage(
  "checkout.shortageText",
  "Nothing was ordered and nothing was charged. This is what is left.",
  "لم يُرسل الطلب ولم يُخصم أي مبلغ. هذا ما بقي.",
);
export const shortageNone = defineMessage("checkout.shortageNone", "Sold out", "نفد");
export const shortageLeft = defineMessage(
  "checkout.shortageLeft",
  { one: "{count} left", other: "{count} left" },
  {
    zero: "نفد",
    one: "المتبقي واحد",
    two: "المتبقي اثنان",
    few: "المتبقي {count}",
    many: "المتبقي {count}",
    other: "المتبقي {count}",
  },
);
export const shortageTake = defineMessage(
  "checkout.shortageTake",
  "Take what is left",
  "طلب الكمية المتبقية",
);
export const shortageCart = defineMessage("checkout.shortageCart", "Change my cart", "تعديل السلة");
export const quoteFromTo = defineMessage(
  "checkout.quoteFromTo",
  "You saw {before}, now it is {now}. Nothing has been ordered yet.",
  "كان الإجمالي {before} وأصبح {now}. لم يُرسل الطلب بعد.",
);
export const lookAgain = defineMessage("checkout.lookAgain", "Look again", "مراجعة الطلب");
