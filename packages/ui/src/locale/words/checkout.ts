import { word } from "../word.js";

/* Words of the checkout: where, how to pay, review; and of addresses. */

export const title = word("checkout.title", "Checkout", "إتمام الطلب");
export const where = word("checkout.where", "Where to", "إلى أين");
export const whereStore = word("checkout.whereStore", "Where to collect", "مكان الاستلام");
export const howToPay = word("checkout.howToPay", "How to pay", "طريقة الدفع");
export const review = word("checkout.review", "Review", "المراجعة");
export const stepDone = word("checkout.stepDone", "Step {number}, done", "الخطوة {number}، مكتملة");
export const stepNow = word("checkout.stepNow", "Step {number}, now", "الخطوة {number}، الآن");
export const stepNext = word("checkout.stepNext", "Step {number}, still to come", "الخطوة {number}، لاحقًا");
export const change = word("checkout.change", "Change", "تغيير");
export const orderSummary = word("checkout.orderSummary", "Order summary", "ملخص الطلب");
export const placeOrder = word("checkout.placeOrder", "Place order", "تأكيد الطلب");
export const placing = word("checkout.placing", "Placing your order", "جارٍ إرسال طلبك");
export const cancelFree = word(
  "checkout.cancelFree",
  "You can cancel free until the kitchen accepts.",
  "يمكنك الإلغاء مجانًا قبل أن يقبل المطبخ.",
);
export const arrivesIn = word("checkout.arrivesIn", "Arrives in {minutes}", "يصل خلال {minutes}");
export const readyIn = word("checkout.readyIn", "Ready in {minutes}", "يجهز خلال {minutes}");
export const orderNote = word("checkout.orderNote", "Note for the store", "ملاحظة للمتجر");
export const orderNoteExample = word(
  "checkout.orderNoteExample",
  "Gate code, cutlery, allergies",
  "رمز البوابة، أدوات المائدة، حساسية",
);
export const quoteChanged = word("checkout.quoteChanged", "Prices have changed", "تغيّرت الأسعار");
export const quoteChangedText = word(
  "checkout.quoteChangedText",
  "This is the new total. Please look again before you order.",
  "هذا هو الإجمالي الجديد. يرجى مراجعته قبل الطلب.",
);
export const needsAddress = word(
  "checkout.needsAddress",
  "Choose an address to continue.",
  "اختر عنوانًا للمتابعة.",
);
export const needsPayment = word(
  "checkout.needsPayment",
  "Choose how to pay to continue.",
  "اختر طريقة الدفع للمتابعة.",
);
export const noAddress = word("checkout.noAddress", "No address yet", "لا يوجد عنوان بعد");
export const noAddressText = word(
  "checkout.noAddressText",
  "Tell the rider where the door is.",
  "أخبر المندوب أين الباب.",
);
export const chooseAddress = word("checkout.chooseAddress", "Choose an address", "اختر عنوانًا");
export const addressesFailed = word(
  "checkout.addressesFailed",
  "Your addresses did not load.",
  "تعذّر تحميل عناوينك.",
);
export const paymentMethodsFailed = word(
  "checkout.paymentMethodsFailed",
  "The ways to pay did not load.",
  "تعذّر تحميل طرق الدفع.",
);
export const summaryFailed = word(
  "checkout.summaryFailed",
  "The total did not load.",
  "تعذّر تحميل الإجمالي.",
);
export const emptyText = word(
  "checkout.emptyText",
  "Add something to your cart first.",
  "أضف شيئًا إلى سلتك أولًا.",
);
export const addAddress = word("checkout.addAddress", "Add an address", "إضافة عنوان");
export const useAddress = word("checkout.useAddress", "Deliver here", "التوصيل هنا");
export const backToAddresses = word("checkout.backToAddresses", "All addresses", "كل العناوين");
export const newAddress = word("checkout.newAddress", "New address", "عنوان جديد");
export const editAddress = word("checkout.editAddress", "Edit address", "تعديل العنوان");
export const saveAddress = word("checkout.saveAddress", "Save address", "احفظ العنوان");
export const plateHelp = word(
  "checkout.plateHelp",
  "Copy it from the blue plate by the door.",
  "انقلها من اللوحة الزرقاء عند الباب.",
);
export const plate = word("checkout.plate", "House number plate", "لوحة رقم المنزل");
export const plateZone = word("checkout.plateZone", "Zone", "Zone");
export const plateZoneArabic = word("checkout.plateZoneArabic", "منطقة", "منطقة");
export const plateStreet = word("checkout.plateStreet", "Street", "Street");
export const plateStreetArabic = word("checkout.plateStreetArabic", "شارع", "شارع");
export const plateBuilding = word("checkout.plateBuilding", "Building", "Building");
export const plateBuildingArabic = word("checkout.plateBuildingArabic", "مبنى", "مبنى");
export const label = word("checkout.label", "Name of the address", "اسم العنوان");
export const labelHome = word("checkout.labelHome", "Home", "البيت");
export const labelWork = word("checkout.labelWork", "Work", "العمل");
export const labelOther = word("checkout.labelOther", "Other", "آخر");
export const phone = word("checkout.phone", "Phone", "رقم الهاتف");
export const floor = word("checkout.floor", "Floor and flat", "الطابق والشقة");
export const floorExample = word("checkout.floorExample", "Floor 3, flat 12", "طابق 3، شقة 12");
export const landmark = word("checkout.landmark", "Landmark", "علامة مميزة");
export const landmarkExample = word("checkout.landmarkExample", "Post office", "مكتب البريد");
export const note = word("checkout.note", "Note for the rider", "ملاحظة للمندوب");
export const noteExample = word(
  "checkout.noteExample",
  "Side gate, ring twice",
  "البوابة الجانبية، اقرع مرتين",
);
export const noteQuick = word("checkout.noteQuick", "Fill in the note", "املأ الملاحظة");
export const noteLeave = word("checkout.noteLeave", "Leave at the door", "اتركه عند الباب");
export const noteCall = word("checkout.noteCall", "Call me on arrival", "اتصل بي عند الوصول");
export const noteHand = word("checkout.noteHand", "Hand it to me", "سلّمه لي باليد");
export const addressLine = word(
  "checkout.addressLine",
  "Building {building}, Street {street}, Zone {zone}",
  "مبنى {building}، شارع {street}، منطقة {zone}",
);
/** A street with a name instead of a number says itself what it is. */
export const addressLineNamed = word(
  "checkout.addressLineNamed",
  "Building {building}, {street}, Zone {zone}",
  "مبنى {building}، {street}، منطقة {zone}",
);
export const zoneStreet = word(
  "checkout.zoneStreet",
  "Zone {zone}, Street {street}",
  "منطقة {zone}، شارع {street}",
);
/** The city that the panel writes where an address names none. */
export const doha = word("checkout.doha", "Doha", "الدوحة");
export const defaultAddress = word("checkout.defaultAddress", "Default", "الأساسي");
export const cash = word("checkout.cash", "Cash on delivery", "الدفع نقدًا عند الاستلام");
export const cashHelp = word("checkout.cashHelp", "Have the exact amount ready", "يرجى تجهيز المبلغ كاملًا");
export const card = word("checkout.card", "Credit card", "بطاقة ائتمان");
export const cardHelp = word(
  "checkout.cardHelp",
  "Pay with a saved or new card",
  "ادفع ببطاقة محفوظة أو جديدة",
);
export const wallet = word("checkout.wallet", "Wallet", "المحفظة");
export const walletHelp = word("checkout.walletHelp", "Pay from your balance", "ادفع من رصيد المحفظة");
export const online = word("checkout.online", "Online payment", "الدفع الإلكتروني");
export const onlineHelp = word("checkout.onlineHelp", "You pay on our bank's page", "تدفع في صفحة البنك");
export const noPaymentMethods = word(
  "checkout.noPaymentMethods",
  "No Payment Methods",
  "لا توجد طرق دفع متاحة",
);
export const noPaymentMethodsText = word(
  "checkout.noPaymentMethodsText",
  "This store takes no payment at the moment. Try another one.",
  "لا يقبل هذا المتجر الدفع حاليًا. جرّب متجرًا آخر.",
);
export const when = word("checkout.when", "When", "متى");
export const asap = word("checkout.asap", "As soon as possible", "في أقرب وقت");
export const preorder = word("checkout.preorder", "Pre-order", "طلب مسبق");
export const preorderHelp = word("checkout.preorderHelp", "Choose a day and a time", "اختر اليوم والموعد");
export const chooseTime = word("checkout.chooseTime", "Choose a time", "اختر موعدًا");
export const changeTime = word("checkout.changeTime", "Change the time", "تغيير الموعد");
export const confirmTime = word("checkout.confirmTime", "Take this time", "تأكيد الموعد");
export const slotDay = word("checkout.slotDay", "Day", "اليوم");
export const slotTime = word("checkout.slotTime", "Time", "الموعد");
export const slotToday = word("checkout.slotToday", "Today", "اليوم");
export const slotTomorrow = word("checkout.slotTomorrow", "Tomorrow", "غدًا");
export const slotAt = word("checkout.slotAt", "{day}, {time}", "{day}، {time}");
export const slotFull = word("checkout.slotFull", "Full", "مكتمل");
export const slotDayFull = word(
  "checkout.slotDayFull",
  "Every time of this day is taken. Choose another day.",
  "كل مواعيد هذا اليوم مكتملة. اختر يومًا آخر.",
);
export const noSlots = word(
  "checkout.noSlots",
  "This store takes no pre-orders in the next days.",
  "لا يقبل هذا المتجر طلبات مسبقة في الأيام القادمة.",
);
export const slotsFailed = word("checkout.slotsFailed", "The times did not load.", "تعذّر تحميل المواعيد.");
export const nextSlots = word("checkout.nextSlots", "Next free times", "أقرب المواعيد المتاحة");
export const otherSlots = word("checkout.otherSlots", "Other days and times", "أيام ومواعيد أخرى");
export const whereTable = word("checkout.whereTable", "Your table", "طاولتك");
export const table = word("checkout.table", "Table number", "رقم الطاولة");
export const tableHelp = word("checkout.tableHelp", "It stands on your table.", "تجده على طاولتك.");
export const needsTable = word(
  "checkout.needsTable",
  "Enter the number of your table",
  "يرجى إدخال رقم طاولتك",
);
export const useWallet = word("checkout.useWallet", "Use your wallet first", "استخدم رصيد المحفظة أولًا");
export const useWalletHelp = word(
  "checkout.useWalletHelp",
  "{amount} available, the rest as you choose below",
  "{amount} متاح، والباقي بالطريقة التي تختارها",
);
export const walletPaysAll = word(
  "checkout.walletPaysAll",
  "Your wallet pays for all of it.",
  "رصيد محفظتك يكفي للطلب كله.",
);
export const coupon = word("checkout.coupon", "Coupon", "القسيمة");
export const useCode = word("checkout.useCode", "Use {code}", "استخدم {code}");
export const closeCoupons = word("checkout.closeCoupons", "Back to checkout", "العودة إلى الطلب");
export const shortageTitle = word(
  "checkout.shortageTitle",
  "Some of it has just sold out",
  "نفد بعض ما اخترته للتو",
);
export const shortageText = word(
  "checkout.shortageText",
  "Nothing was ordered and nothing was charged. This is what is left.",
  "لم يُرسل الطلب ولم يُخصم أي مبلغ. هذا ما بقي.",
);
export const shortageNone = word("checkout.shortageNone", "Sold out", "نفد");
export const shortageLeft = word(
  "checkout.shortageLeft",
  { one: "{count} left", other: "{count} left" },
  {
    zero: "نفد",
    one: "بقي واحد",
    two: "بقي اثنان",
    few: "بقي {count}",
    many: "بقي {count}",
    other: "بقي {count}",
  },
);
export const shortageTake = word("checkout.shortageTake", "Take what is left", "خذ ما بقي");
export const shortageCart = word("checkout.shortageCart", "Change my cart", "عدّل سلتي");
export const quoteFromTo = word(
  "checkout.quoteFromTo",
  "You saw {before}, now it is {now}. Nothing has been ordered yet.",
  "كان الإجمالي {before} وأصبح {now}. لم يُرسل الطلب بعد.",
);
export const lookAgain = word("checkout.lookAgain", "Look again", "مراجعة الطلب");
