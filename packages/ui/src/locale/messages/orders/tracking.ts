import { defineMessage } from "../../define-message.js";

/* Messages of order tracking. */

export const orderOf = defineMessage("orders.orderOf", "{vendor}, order {code}", "{vendor}، الطلب {code}");
export const latestBy = defineMessage("orders.latestBy", "At the latest by {time}", "في موعد أقصاه {time}");
export const rider = defineMessage("orders.rider", "Your rider", "مندوب التوصيل");
export const riderSoon = defineMessage(
  "orders.riderSoon",
  "You will see who brings it when it is nearly ready",
  "ستعرف اسم المندوب عندما يقترب طلبك من الجاهزية",
);
export const riderPrivate = defineMessage(
  "orders.riderPrivate",
  "Your number stays private",
  "رقمك يبقى خاصًّا",
);
export const callRider = defineMessage("orders.callRider", "Call {name}", "الاتصال بالمندوب {name}");
export const messageRider = defineMessage("orders.messageRider", "Message {name}", "مراسلة المندوب {name}");
export const rateNow = defineMessage("orders.rateNow", "How was it?", "كيف كان طلبك؟");
export const sendRating = defineMessage("orders.sendRating", "Send rating", "إرسال التقييم");
export const sayMore = defineMessage("orders.sayMore", "Say more", "إضافة تعليق");
export const help = defineMessage("orders.help", "Help", "مساعدة");
export const helpWith = defineMessage("orders.helpWith", "Get help with this order", "مساعدة في هذا الطلب");
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
export const connectionLost = defineMessage(
  "orders.connectionLost",
  "The connection is lost. We keep looking.",
  "انقطع الاتصال، ونحن نواصل المحاولة.",
);
export const collectFrom = defineMessage("orders.collectFrom", "Collect from {store}", "الاستلام من {store}");
export const orderFailed = defineMessage(
  "orders.orderFailed",
  "This order did not load",
  "تعذّر تحميل هذا الطلب",
);
export const table = defineMessage("orders.table", "Table {number}", "الطاولة {number}");
