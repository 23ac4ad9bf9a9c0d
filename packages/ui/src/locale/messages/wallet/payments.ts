import { defineMessage } from "../../define-message.js";

/* Messages of the payments page. */

export const history = defineMessage("wallet.history", "History", "السجل");
export const order = defineMessage("wallet.order", "Order {code}", "الطلب {code}");
export const payOrder = defineMessage("wallet.payOrder", "Order", "طلب");
export const payBill = defineMessage("wallet.payBill", "Bill", "فاتورة");
export const continuePayment = defineMessage("wallet.continuePayment", "Continue", "متابعة");
export const payments = defineMessage("wallet.payments", "Payments", "المدفوعات");
export const methods = defineMessage("wallet.methods", "Ways to pay", "طرق الدفع");
export const available = defineMessage("wallet.available", "{amount} available", "{amount} متاح");
export const paymentsFailed = defineMessage(
  "wallet.paymentsFailed",
  "Your payments did not load",
  "تعذّر تحميل مدفوعاتك",
);
