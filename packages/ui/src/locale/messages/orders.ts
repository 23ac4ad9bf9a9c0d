import { defineMessage } from "../define-message.js";

/* Messages of orders: lists, details, tracking, receipt. */

export const title = defineMessage("orders.title", "Orders", "طلباتي");
export const current = defineMessage("orders.current", "Current", "الحالية");
export const past = defineMessage("orders.past", "Past", "السابقة");
export const noOrders = defineMessage("orders.noOrders", "No orders", "لا توجد طلبات");
export const noOrdersText = defineMessage(
  "orders.noOrdersText",
  "Your first one is a few taps away.",
  "طلبك الأول على بعد نقرات.",
);
export const noCurrent = defineMessage(
  "orders.noCurrent",
  "Nothing on its way at the moment.",
  "لا شيء في الطريق الآن.",
);
export const noPast = defineMessage(
  "orders.noPast",
  "What you have ordered before will stand here.",
  "هنا تظهر طلباتك السابقة.",
);
export const browse = defineMessage("orders.browse", "Browse open places", "تصفّح الأماكن المفتوحة");
export const listFailed = defineMessage(
  "orders.listFailed",
  "These orders did not load.",
  "تعذّر تحميل هذه الطلبات.",
);
export const order = defineMessage("orders.order", "Order {code}", "الطلب {code}");
export const orderOf = defineMessage("orders.orderOf", "{vendor}, order {code}", "{vendor}، الطلب {code}");
export const details = defineMessage("orders.details", "Details", "التفاصيل");
export const detailsOf = defineMessage(
  "orders.detailsOf",
  "Details of order {code}",
  "التفاصيل، الطلب {code}",
);
export const receipt = defineMessage("orders.receipt", "Receipt", "الإيصال");
export const receiptOf = defineMessage(
  "orders.receiptOf",
  "Receipt of order {code}",
  "الإيصال، الطلب {code}",
);
export const track = defineMessage("orders.track", "Track order", "تتبّع الطلب");
export const trackOf = defineMessage("orders.trackOf", "Track order {code}", "تتبّع الطلب {code}");
export const pending = defineMessage("orders.pending", "Pending", "قيد الانتظار");
export const accepted = defineMessage("orders.accepted", "Accepted", "مقبول");
export const delivering = defineMessage("orders.delivering", "On the way", "في الطريق");
export const ready = defineMessage("orders.ready", "Ready", "جاهز");
export const delivered = defineMessage("orders.delivered", "Delivered", "تم التوصيل");
export const collected = defineMessage("orders.collected", "Collected", "تم الاستلام");
export const served = defineMessage("orders.served", "Served", "تم التقديم");
export const canceled = defineMessage("orders.canceled", "Canceled", "ملغى");
export const stageSent = defineMessage("orders.stageSent", "Sent", "أرسل");
export const progress = defineMessage("orders.progress", "Progress", "سير الطلب");
export const progressNow = defineMessage(
  "orders.progressNow",
  "{step}, step {number} of {steps}",
  "{step}، الخطوة {number} من {steps}",
);
export const arrivesAround = defineMessage(
  "orders.arrivesAround",
  "Arrives around {time}",
  "يصل حوالي {time}",
);
export const readyAround = defineMessage("orders.readyAround", "Ready around {time}", "يجهز حوالي {time}");
export const arrivesAroundLabel = defineMessage("orders.arrivesAroundLabel", "Arrives around", "يصل حوالي");
export const readyAroundLabel = defineMessage("orders.readyAroundLabel", "Ready around", "يجهز حوالي");
export const deliveredAt = defineMessage(
  "orders.deliveredAt",
  "Delivered at {time}",
  "تم التوصيل الساعة {time}",
);
export const collectedAt = defineMessage(
  "orders.collectedAt",
  "Collected at {time}",
  "تم الاستلام الساعة {time}",
);
export const servedAt = defineMessage("orders.servedAt", "Served at {time}", "تم التقديم الساعة {time}");
export const arrived = defineMessage("orders.arrived", "Enjoy your order", "بالعافية");
export const canceledTitle = defineMessage(
  "orders.canceledTitle",
  "This order was canceled",
  "ألغي هذا الطلب",
);
export const canceledText = defineMessage(
  "orders.canceledText",
  "Nothing will arrive.",
  "لن يصلك شيء من هذا الطلب.",
);
export const soon = defineMessage("orders.soon", "We will tell you when it is coming", "سنخبرك بموعد الوصول");
export const about = defineMessage("orders.about", "about {time}", "حوالي {time}");
export const latestBy = defineMessage("orders.latestBy", "At the latest by {time}", "بحد أقصى {time}");
export const stepPlaced = defineMessage("orders.stepPlaced", "Order sent", "أرسل الطلب");
export const stepAccepted = defineMessage("orders.stepAccepted", "Accepted by the store", "قبله المتجر");
export const stepPreparing = defineMessage("orders.stepPreparing", "Being prepared", "قيد التحضير");
export const stepDelivering = defineMessage("orders.stepDelivering", "On the way to you", "في الطريق إليك");
export const stepReady = defineMessage("orders.stepReady", "Ready to collect", "جاهز للاستلام");
export const stepReadyToServe = defineMessage(
  "orders.stepReadyToServe",
  "Ready to be served",
  "جاهز للتقديم",
);
export const stepDelivered = defineMessage("orders.stepDelivered", "Delivered", "تم التوصيل");
export const stepCollected = defineMessage("orders.stepCollected", "Collected", "تم الاستلام");
export const stepServed = defineMessage("orders.stepServed", "Served", "تم التقديم");
export const stepCanceled = defineMessage("orders.stepCanceled", "Canceled", "ألغي");
export const done = defineMessage("orders.done", "Done:", "تم:");
export const now = defineMessage("orders.now", "Now:", "الآن:");
export const next = defineMessage("orders.next", "Still to come:", "لاحقًا:");
export const timeline = defineMessage("orders.timeline", "What happens with your order", "سير طلبك");
export const rider = defineMessage("orders.rider", "Your rider", "مندوب التوصيل");
export const help = defineMessage("orders.help", "Help", "مساعدة");
export const helpWith = defineMessage("orders.helpWith", "Get help with this order", "مساعدة في هذا الطلب");
export const call = defineMessage("orders.call", "Call {name}", "اتصل بـ {name}");
export const mapOf = defineMessage(
  "orders.mapOf",
  "Map of the way from {store} to your address",
  "خريطة الطريق من {store} إلى عنوانك",
);
export const mapRider = defineMessage(
  "orders.mapRider",
  "Map: {rider} is on the way from {store} to your address",
  "خريطة: {rider} في الطريق من {store} إلى عنوانك",
);
export const mapBay = defineMessage("orders.mapBay", "Doha Bay", "خليج الدوحة");
export const mapMsheireb = defineMessage("orders.mapMsheireb", "Msheireb", "مشيرب");
export const mapSadd = defineMessage("orders.mapSadd", "Al Sadd", "السد");
export const mapWestBay = defineMessage("orders.mapWestBay", "West Bay", "الدفنة");
export const mapPearl = defineMessage("orders.mapPearl", "The Pearl", "اللؤلؤة");
export const mapWaab = defineMessage("orders.mapWaab", "Al Waab", "الوعب");
export const mapLusail = defineMessage("orders.mapLusail", "Lusail", "لوسيل");
export const mapWakrah = defineMessage("orders.mapWakrah", "Al Wakrah", "الوكرة");
export const connectionLost = defineMessage(
  "orders.connectionLost",
  "The connection is lost. We keep looking.",
  "انقطع الاتصال، ونحن نواصل المحاولة.",
);
export const address = defineMessage("orders.address", "Delivery address", "عنوان التوصيل");
export const collectFrom = defineMessage("orders.collectFrom", "Collect from {store}", "الاستلام من {store}");
export const items = defineMessage("orders.items", "What you ordered", "ما طلبته");
export const note = defineMessage("orders.note", "Your note", "ملاحظتك");
export const summary = defineMessage("orders.summary", "What it costs", "تفاصيل المبلغ");
export const subtotal = defineMessage("orders.subtotal", "Subtotal", "المجموع الفرعي");
export const discount = defineMessage("orders.discount", "Discount", "الخصم");
export const discountCode = defineMessage("orders.discountCode", "Discount, {code}", "الخصم، {code}");
export const deliveryFee = defineMessage("orders.deliveryFee", "Delivery fee", "رسوم التوصيل");
export const otherFees = defineMessage("orders.otherFees", "Other fees", "رسوم أخرى");
export const fromWallet = defineMessage("orders.fromWallet", "From your wallet", "من محفظتك");
export const payment = defineMessage("orders.payment", "Payment", "الدفع");
export const unpaid = defineMessage("orders.unpaid", "To be paid", "لم يدفع بعد");
export const paymentPending = defineMessage("orders.paymentPending", "Payment pending", "الدفع قيد الانتظار");
export const paid = defineMessage("orders.paid", "Paid", "مدفوع");
export const paymentFailed = defineMessage("orders.paymentFailed", "Payment failed", "تعذّر الدفع");
export const refunded = defineMessage("orders.refunded", "Refunded", "أعيد المبلغ");
export const orderCode = defineMessage("orders.orderCode", "Order code", "رقم الطلب");
export const invoiceDate = defineMessage("orders.invoiceDate", "Invoice date", "تاريخ الفاتورة");
export const systemNumber = defineMessage("orders.systemNumber", "System number", "رقم النظام");
export const cancelOrder = defineMessage("orders.cancelOrder", "Cancel order", "إلغاء الطلب");
export const cancelTitle = defineMessage("orders.cancelTitle", "Cancel this order?", "إلغاء هذا الطلب؟");
export const cancelText = defineMessage(
  "orders.cancelText",
  "{vendor} has not started yet, so it costs nothing.",
  "لم يبدأ {vendor} بعد، فالإلغاء مجاني.",
);
export const cancelYes = defineMessage("orders.cancelYes", "Cancel the order", "إلغاء الطلب");
export const cancelNo = defineMessage("orders.cancelNo", "Keep the order", "الاحتفاظ بالطلب");
export const orderFailed = defineMessage(
  "orders.orderFailed",
  "This order did not load",
  "تعذّر تحميل هذا الطلب",
);
export const tableTerm = defineMessage("orders.tableTerm", "Table", "الطاولة");
export const table = defineMessage("orders.table", "Table {number}", "الطاولة {number}");
export const scheduledFor = defineMessage("orders.scheduledFor", "For {time}", "لموعد {time}");
export const scheduled = defineMessage("orders.scheduled", "Pre-order", "طلب مسبق");
export const payAgain = defineMessage("orders.payAgain", "Pay again", "أعد الدفع");
export const payNow = defineMessage("orders.payNow", "Pay now", "ادفع الآن");
export const payFailedText = defineMessage(
  "orders.payFailedText",
  "The payment did not go through and nothing was charged. Your order waits for it.",
  "لم تتم عملية الدفع ولم يُخصم أي مبلغ. طلبك بانتظار الدفع.",
);
export const payPendingText = defineMessage(
  "orders.payPendingText",
  "The store starts as soon as it is paid.",
  "يبدأ المتجر بعد الدفع مباشرة.",
);
export const payWith = defineMessage("orders.payWith", "Pay with", "ادفع بواسطة");
export const reorder = defineMessage("orders.reorder", "Order again", "اطلب مجددًا");
export const reorderChanged = defineMessage(
  "orders.reorderChanged",
  "Not quite as last time",
  "ليس كالمرة السابقة تمامًا",
);
export const reorderChangedText = defineMessage(
  "orders.reorderChangedText",
  "What can be had is in your cart. This is different:",
  "أضفنا المتاح إلى سلتك، وهذا ما تغيّر:",
);
export const changeRemoved = defineMessage("orders.changeRemoved", "Not available now", "غير متاح الآن");
export const changePrice = defineMessage("orders.changePrice", "Has another price", "تغيّر سعره");
export const changeLimit = defineMessage(
  "orders.changeLimit",
  "Fewer than last time",
  "كمية أقل من المرة السابقة",
);
export const toCart = defineMessage("orders.toCart", "See your cart", "عرض السلة");
export const reviewIt = defineMessage("orders.reviewIt", "Rate your order", "قيّم طلبك");
export const print = defineMessage("orders.print", "Print", "طباعة");
export const receiptTitle = defineMessage("orders.receiptTitle", "Receipt", "الإيصال");
export const paidWith = defineMessage("orders.paidWith", "Paid with", "طريقة الدفع");
export const quantity = defineMessage("orders.quantity", "Quantity", "الكمية");
export const product = defineMessage("orders.product", "Product", "المنتج");
export const amount = defineMessage("orders.amount", "Amount", "المبلغ");
