import { defineMessage } from "../../define-message.js";

/* Messages of the order page. */

export const order = defineMessage("orders.order", "Order {code}", "الطلب {code}");
export const progress = defineMessage("orders.progress", "Progress", "سير الطلب");
export const canceledText = defineMessage(
  "orders.canceledText",
  "Nothing will arrive.",
  "لن يصلك شيء من هذا الطلب.",
);
export const call = defineMessage("orders.call", "Call {name}", "الاتصال بـ {name}");
export const summary = defineMessage("orders.summary", "What it costs", "تفاصيل المبلغ");
export const invoiceDate = defineMessage("orders.invoiceDate", "Invoice date", "تاريخ الفاتورة");
export const cancelOrder = defineMessage("orders.cancelOrder", "Cancel order", "إلغاء الطلب");
export const cancelTitle = defineMessage(
  "orders.cancelTitle",
  "Cancel this order?",
  "هل تريد إلغاء هذا الطلب؟",
);
export const cancelText = defineMessage(
  "orders.cancelText",
  "{vendor} has not started yet, so it costs nothing.",
  "لم يبدأ {vendor} التحضير بعد، فالإلغاء مجاني.",
);
export const cancelYes = defineMessage("orders.cancelYes", "Cancel the order", "إلغاء الطلب");
export const cancelNo = defineMessage("orders.cancelNo", "Keep the order", "الاحتفاظ بالطلب");
export const payAgain = defineMessage("orders.payAgain", "Pay again", "إعادة الدفع");
export const payNow = defineMessage("orders.payNow", "Pay now", "الدفع الآن");
export const payFailedText = defineMessage(
  "orders.payFailedText",
  "The payment did not go through and nothing was charged. Your order waits for it.",
  "لم تكتمل عملية الدفع ولم يُخصم أي مبلغ. طلبك بانتظار الدفع.",
);
export const payPendingText = defineMessage(
  "orders.payPendingText",
  "The store starts as soon as it is paid.",
  "يبدأ المتجر التحضير بعد الدفع مباشرة.",
);
export const payWith = defineMessage("orders.payWith", "Pay with", "طريقة الدفع");
export const reorder = defineMessage("orders.reorder", "Order again", "إعادة الطلب");
export const reviewIt = defineMessage("orders.reviewIt", "Rate your order", "تقييم الطلب");
