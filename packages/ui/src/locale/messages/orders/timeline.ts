import { defineMessage } from "../../define-message.js";

/* Messages of the timeline of an order. */

export const details = defineMessage("orders.details", "Details", "التفاصيل");
export const arrivesAround = defineMessage("orders.arrivesAround", "Arrives around {time}", "يصل نحو {time}");
export const readyAround = defineMessage("orders.readyAround", "Ready around {time}", "يجهز نحو {time}");
/** Without «الساعة», with which this heading takes a second line on a phone and moves what is below. */
export const deliveredAt = defineMessage("orders.deliveredAt", "Delivered at {time}", "وصل طلبك {time}");
export const collectedAt = defineMessage(
  "orders.collectedAt",
  "Collected at {time}",
  "تم الاستلام الساعة {time}",
);
export const servedAt = defineMessage("orders.servedAt", "Served at {time}", "قُدِّم على الطاولة الساعة {time}");
export const arrived = defineMessage("orders.arrived", "Enjoy your order", "بالعافية");
export const canceledTitle = defineMessage(
  "orders.canceledTitle",
  "This order was canceled",
  "تم إلغاء هذا الطلب",
);
export const awaitsPayment = defineMessage(
  "orders.awaitsPayment",
  "Waiting for your payment",
  "بانتظار الدفع",
);
export const soon = defineMessage("orders.soon", "We will tell you when it is coming", "سنخبرك بموعد الوصول");
export const about = defineMessage("orders.about", "about {time}", "نحو {time}");
export const stepPlaced = defineMessage("orders.stepPlaced", "Order sent", "أُرسل الطلب");
export const stepAccepted = defineMessage("orders.stepAccepted", "Accepted by the store", "قبِل المتجر طلبك");
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
export const stepServed = defineMessage("orders.stepServed", "Served", "قُدِّم على الطاولة");
export const stepCanceled = defineMessage("orders.stepCanceled", "Canceled", "تم الإلغاء");
export const done = defineMessage("orders.done", "Done:", "تم:");
export const now = defineMessage("orders.now", "Now:", "الآن:");
export const next = defineMessage("orders.next", "Still to come:", "لاحقًا:");
export const timeline = defineMessage("orders.timeline", "What happens with your order", "سير طلبك");
