import { word } from "../word.js";

/* Words of orders: lists, details, tracking, receipt. */

export const title = word("orders.title", "Orders", "طلباتي");
export const current = word("orders.current", "Current", "الحالية");
export const past = word("orders.past", "Past", "السابقة");
export const noOrders = word("orders.noOrders", "No orders", "لا توجد طلبات");
export const noOrdersText = word(
  "orders.noOrdersText",
  "Your first one is a few taps away.",
  "طلبك الأول على بعد نقرات.",
);
export const noCurrent = word(
  "orders.noCurrent",
  "Nothing on its way at the moment.",
  "لا شيء في الطريق الآن.",
);
export const noPast = word(
  "orders.noPast",
  "What you have ordered before will stand here.",
  "هنا تظهر طلباتك السابقة.",
);
export const browse = word("orders.browse", "Browse open places", "تصفّح الأماكن المفتوحة");
export const listFailed = word("orders.listFailed", "These orders did not load.", "تعذّر تحميل هذه الطلبات.");
export const order = word("orders.order", "Order {code}", "الطلب {code}");
export const orderOf = word("orders.orderOf", "{vendor}, order {code}", "{vendor}، الطلب {code}");
export const details = word("orders.details", "Details", "التفاصيل");
export const detailsOf = word("orders.detailsOf", "Details of order {code}", "التفاصيل، الطلب {code}");
export const receipt = word("orders.receipt", "Receipt", "الإيصال");
export const receiptOf = word("orders.receiptOf", "Receipt of order {code}", "الإيصال، الطلب {code}");
export const track = word("orders.track", "Track order", "تتبّع الطلب");
export const trackOf = word("orders.trackOf", "Track order {code}", "تتبّع الطلب {code}");
export const pending = word("orders.pending", "Pending", "قيد الانتظار");
export const accepted = word("orders.accepted", "Accepted", "مقبول");
export const delivering = word("orders.delivering", "On the way", "في الطريق");
export const ready = word("orders.ready", "Ready", "جاهز");
export const delivered = word("orders.delivered", "Delivered", "تم التوصيل");
export const collected = word("orders.collected", "Collected", "تم الاستلام");
export const served = word("orders.served", "Served", "تم التقديم");
export const canceled = word("orders.canceled", "Canceled", "ملغى");
export const stageSent = word("orders.stageSent", "Sent", "أرسل");
export const progress = word("orders.progress", "Progress", "سير الطلب");
export const progressNow = word(
  "orders.progressNow",
  "{step}, step {number} of {steps}",
  "{step}، الخطوة {number} من {steps}",
);
export const arrivesAround = word("orders.arrivesAround", "Arrives around {time}", "يصل حوالي {time}");
export const readyAround = word("orders.readyAround", "Ready around {time}", "يجهز حوالي {time}");
export const arrivesAroundLabel = word("orders.arrivesAroundLabel", "Arrives around", "يصل حوالي");
export const readyAroundLabel = word("orders.readyAroundLabel", "Ready around", "يجهز حوالي");
export const deliveredAt = word("orders.deliveredAt", "Delivered at {time}", "تم التوصيل الساعة {time}");
export const collectedAt = word("orders.collectedAt", "Collected at {time}", "تم الاستلام الساعة {time}");
export const servedAt = word("orders.servedAt", "Served at {time}", "تم التقديم الساعة {time}");
export const arrived = word("orders.arrived", "Enjoy your order", "بالعافية");
export const canceledTitle = word("orders.canceledTitle", "This order was canceled", "ألغي هذا الطلب");
export const canceledText = word("orders.canceledText", "Nothing will arrive.", "لن يصلك شيء من هذا الطلب.");
export const soon = word("orders.soon", "We will tell you when it is coming", "سنخبرك بموعد الوصول");
export const about = word("orders.about", "about {time}", "حوالي {time}");
export const latestBy = word("orders.latestBy", "At the latest by {time}", "بحد أقصى {time}");
export const stepPlaced = word("orders.stepPlaced", "Order sent", "أرسل الطلب");
export const stepAccepted = word("orders.stepAccepted", "Accepted by the store", "قبله المتجر");
export const stepPreparing = word("orders.stepPreparing", "Being prepared", "قيد التحضير");
export const stepDelivering = word("orders.stepDelivering", "On the way to you", "في الطريق إليك");
export const stepReady = word("orders.stepReady", "Ready to collect", "جاهز للاستلام");
export const stepReadyToServe = word("orders.stepReadyToServe", "Ready to be served", "جاهز للتقديم");
export const stepDelivered = word("orders.stepDelivered", "Delivered", "تم التوصيل");
export const stepCollected = word("orders.stepCollected", "Collected", "تم الاستلام");
export const stepServed = word("orders.stepServed", "Served", "تم التقديم");
export const stepCanceled = word("orders.stepCanceled", "Canceled", "ألغي");
export const done = word("orders.done", "Done:", "تم:");
export const now = word("orders.now", "Now:", "الآن:");
export const next = word("orders.next", "Still to come:", "لاحقًا:");
export const timeline = word("orders.timeline", "What happens with your order", "سير طلبك");
export const rider = word("orders.rider", "Your rider", "مندوب التوصيل");
export const help = word("orders.help", "Help", "مساعدة");
export const helpWith = word("orders.helpWith", "Get help with this order", "مساعدة في هذا الطلب");
export const call = word("orders.call", "Call {name}", "اتصل بـ {name}");
export const mapOf = word(
  "orders.mapOf",
  "Map of the way from {store} to your address",
  "خريطة الطريق من {store} إلى عنوانك",
);
export const mapRider = word(
  "orders.mapRider",
  "Map: {rider} is on the way from {store} to your address",
  "خريطة: {rider} في الطريق من {store} إلى عنوانك",
);
export const mapBay = word("orders.mapBay", "Doha Bay", "خليج الدوحة");
export const mapMsheireb = word("orders.mapMsheireb", "Msheireb", "مشيرب");
export const mapSadd = word("orders.mapSadd", "Al Sadd", "السد");
export const mapWestBay = word("orders.mapWestBay", "West Bay", "الدفنة");
export const mapPearl = word("orders.mapPearl", "The Pearl", "اللؤلؤة");
export const mapWaab = word("orders.mapWaab", "Al Waab", "الوعب");
export const mapLusail = word("orders.mapLusail", "Lusail", "لوسيل");
export const mapWakrah = word("orders.mapWakrah", "Al Wakrah", "الوكرة");
export const connectionLost = word(
  "orders.connectionLost",
  "The connection is lost. We keep looking.",
  "انقطع الاتصال، ونحن نواصل المحاولة.",
);
export const address = word("orders.address", "Delivery address", "عنوان التوصيل");
export const collectFrom = word("orders.collectFrom", "Collect from {store}", "الاستلام من {store}");
export const items = word("orders.items", "What you ordered", "ما طلبته");
export const note = word("orders.note", "Your note", "ملاحظتك");
export const summary = word("orders.summary", "What it costs", "تفاصيل المبلغ");
export const subtotal = word("orders.subtotal", "Subtotal", "المجموع الفرعي");
export const discount = word("orders.discount", "Discount", "الخصم");
export const discountCode = word("orders.discountCode", "Discount, {code}", "الخصم، {code}");
export const deliveryFee = word("orders.deliveryFee", "Delivery fee", "رسوم التوصيل");
export const otherFees = word("orders.otherFees", "Other fees", "رسوم أخرى");
export const fromWallet = word("orders.fromWallet", "From your wallet", "من محفظتك");
export const payment = word("orders.payment", "Payment", "الدفع");
export const unpaid = word("orders.unpaid", "To be paid", "لم يدفع بعد");
export const paymentPending = word("orders.paymentPending", "Payment pending", "الدفع قيد الانتظار");
export const paid = word("orders.paid", "Paid", "مدفوع");
export const paymentFailed = word("orders.paymentFailed", "Payment failed", "تعذّر الدفع");
export const partlyRefunded = word("orders.partlyRefunded", "Partly refunded", "أعيد جزء منه");
export const refunded = word("orders.refunded", "Refunded", "أعيد المبلغ");
export const orderCode = word("orders.orderCode", "Order code", "رقم الطلب");
export const invoiceDate = word("orders.invoiceDate", "Invoice date", "تاريخ الفاتورة");
export const systemNumber = word("orders.systemNumber", "System number", "رقم النظام");
export const cancelOrder = word("orders.cancelOrder", "Cancel order", "إلغاء الطلب");
export const cancelTitle = word("orders.cancelTitle", "Cancel this order?", "إلغاء هذا الطلب؟");
export const cancelText = word(
  "orders.cancelText",
  "{vendor} has not started yet, so it costs nothing.",
  "لم يبدأ {vendor} بعد، فالإلغاء مجاني.",
);
export const cancelYes = word("orders.cancelYes", "Cancel the order", "إلغاء الطلب");
export const cancelNo = word("orders.cancelNo", "Keep the order", "الاحتفاظ بالطلب");
export const orderFailed = word("orders.orderFailed", "This order did not load", "تعذّر تحميل هذا الطلب");
export const tableTerm = word("orders.tableTerm", "Table", "الطاولة");
export const table = word("orders.table", "Table {number}", "الطاولة {number}");
export const scheduledFor = word("orders.scheduledFor", "For {time}", "لموعد {time}");
export const scheduled = word("orders.scheduled", "Pre-order", "طلب مسبق");
export const payAgain = word("orders.payAgain", "Pay again", "أعد الدفع");
export const payNow = word("orders.payNow", "Pay now", "ادفع الآن");
export const payFailedText = word(
  "orders.payFailedText",
  "The payment did not go through and nothing was charged. Your order waits for it.",
  "لم تتم عملية الدفع ولم يُخصم أي مبلغ. طلبك بانتظار الدفع.",
);
export const payPendingText = word(
  "orders.payPendingText",
  "The store starts as soon as it is paid.",
  "يبدأ المتجر بعد الدفع مباشرة.",
);
export const payWith = word("orders.payWith", "Pay with", "ادفع بواسطة");
export const reorder = word("orders.reorder", "Order again", "اطلب مجددًا");
export const reorderChanged = word(
  "orders.reorderChanged",
  "Not quite as last time",
  "ليس كالمرة السابقة تمامًا",
);
export const reorderChangedText = word(
  "orders.reorderChangedText",
  "What can be had is in your cart. This is different:",
  "أضفنا المتاح إلى سلتك، وهذا ما تغيّر:",
);
export const changeRemoved = word("orders.changeRemoved", "Not available now", "غير متاح الآن");
export const changePrice = word("orders.changePrice", "Has another price", "تغيّر سعره");
export const changeLimit = word("orders.changeLimit", "Fewer than last time", "كمية أقل من المرة السابقة");
export const toCart = word("orders.toCart", "See your cart", "عرض السلة");
export const reviewIt = word("orders.reviewIt", "Rate your order", "قيّم طلبك");
export const print = word("orders.print", "Print", "طباعة");
export const receiptTitle = word("orders.receiptTitle", "Receipt", "الإيصال");
export const paidWith = word("orders.paidWith", "Paid with", "طريقة الدفع");
export const quantity = word("orders.quantity", "Quantity", "الكمية");
export const product = word("orders.product", "Product", "المنتج");
export const amount = word("orders.amount", "Amount", "المبلغ");
