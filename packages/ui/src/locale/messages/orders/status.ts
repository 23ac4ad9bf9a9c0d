import { defineMessage } from "../../define-message.js";

/* Messages of the status of an order and of its payment. */

export const pending = defineMessage("orders.pending", "Pending", "قيد الانتظار");
export const accepted = defineMessage("orders.accepted", "Accepted", "قبِل المتجر طلبك");
export const delivering = defineMessage("orders.delivering", "On the way", "في الطريق");
export const ready = defineMessage("orders.ready", "Ready", "جاهز");
export const delivered = defineMessage("orders.delivered", "Delivered", "تم التوصيل");
export const collected = defineMessage("orders.collected", "Collected", "تم الاستلام");
export const served = defineMessage("orders.served", "Served", "قُدِّم على الطاولة");
export const canceled = defineMessage("orders.canceled", "Canceled", "تم الإلغاء");
export const unpaid = defineMessage("orders.unpaid", "To be paid", "لم يُدفع بعد");
export const paymentPending = defineMessage("orders.paymentPending", "Payment pending", "الدفع قيد الانتظار");
export const paid = defineMessage("orders.paid", "Paid", "مدفوع");
export const paymentFailed = defineMessage("orders.paymentFailed", "Payment failed", "تعذّر الدفع");
export const refunded = defineMessage("orders.refunded", "Refunded", "أُعيد المبلغ");
