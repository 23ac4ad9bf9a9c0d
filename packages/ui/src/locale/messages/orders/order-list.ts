import { defineMessage } from "../../define-message.js";

/* Messages of the list of orders. */

export const title = defineMessage("orders.title", "Orders", "طلباتي");
export const current = defineMessage("orders.current", "Current", "الحالية");
export const past = defineMessage("orders.past", "Past", "السابقة");
export const noOrders = defineMessage("orders.noOrders", "No orders", "لا توجد طلبات");
export const noOrdersText = defineMessage(
  "orders.noOrdersText",
  "Your first one is a few taps away.",
  "تفصلك عن طلبك الأول بضع نقرات.",
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
export const browse = defineMessage("orders.browse", "Browse open places", "تصفّح المتاجر المفتوحة");
export const listFailed = defineMessage(
  "orders.listFailed",
  "These orders did not load.",
  "تعذّر تحميل هذه الطلبات.",
);
export const detailsOf = defineMessage(
  "orders.detailsOf",
  "Details of order {code}",
  "التفاصيل، الطلب {code}",
);
export const receipt = defineMessage("orders.receipt", "Receipt", "الإيصال");
export const receiptOf = defineMessage("orders.receiptOf", "Receipt of order {code}", "الإيصال، الطلب {code}");
export const track = defineMessage("orders.track", "Track order", "تتبّع الطلب");
export const trackOf = defineMessage("orders.trackOf", "Track order {code}", "تتبّع الطلب {code}");
export const stageSent = defineMessage("orders.stageSent", "Sent", "أُرسل");
export const progressNow = defineMessage(
  "orders.progressNow",
  "{step}, step {number} of {steps}",
  "{step}، الخطوة {number} من {steps}",
);
export const arrivesAroundLabel = defineMessage("orders.arrivesAroundLabel", "Arrives around", "يصل نحو");
export const readyAroundLabel = defineMessage("orders.readyAroundLabel", "Ready around", "يجهز نحو");
