import { defineMessage } from "../../define-message.js";

/* Messages of an order that is ready or on its way: the code of its hand-over, and delays. */

export const handOverCode = defineMessage("orders.handOverCode", "Hand-over code", "رمز الاستلام");
export const tellAtDoor = defineMessage(
  "orders.tellAtDoor",
  "Tell it at the door, not before",
  "قله للمندوب عند الباب، لا قبل ذلك",
);
export const codeLater = defineMessage(
  "orders.codeLater",
  "Shown once it is on its way",
  "يظهر عند خروج الطلب",
);
export const codeSaid = defineMessage("orders.codeSaid", "Handed over", "تم التسليم");
export const sayAtCounter = defineMessage("orders.sayAtCounter", "Say at the counter", "قل عند الكاونتر");
export const haveCashReady = defineMessage("orders.haveCashReady", "Have ready in cash", "جهّز نقدًا");
export const readySince = defineMessage("orders.readySince", "Ready since {time}", "جاهز منذ {time}");
export const orderWaits = defineMessage("orders.orderWaits", "Your order is waiting", "طلبك بانتظارك");
export const waitsForRider = defineMessage(
  "orders.waitsForRider",
  "Ready, waiting for the rider",
  "جاهز وبانتظار المندوب",
);
export const seeOrder = defineMessage("orders.seeOrder", "See the order", "تفاصيل الطلب");
export const delayedBy = defineMessage(
  "orders.delayedBy",
  {
    one: "The store needs {count} minute longer than it said",
    other: "The store needs {count} minutes longer than it said",
  },
  {
    zero: "يحتاج المتجر إلى وقت إضافي",
    one: "يحتاج المتجر إلى دقيقة إضافية",
    two: "يحتاج المتجر إلى دقيقتين إضافيتين",
    few: "يحتاج المتجر إلى {count} دقائق إضافية",
    many: "يحتاج المتجر إلى {count} دقيقة إضافية",
    other: "يحتاج المتجر إلى {count} دقيقة إضافية",
  },
);
