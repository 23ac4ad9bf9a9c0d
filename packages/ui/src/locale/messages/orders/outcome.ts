import { defineMessage } from "../../define-message.js";

/* Messages of why an order was canceled, and of where its money went. */

export const canceledByCustomer = defineMessage(
  "orders.canceledByCustomer",
  "You canceled this order",
  "تم الإلغاء بناءً على طلبك",
);
export const canceledByStore = defineMessage(
  "orders.canceledByStore",
  "{store} could not make this order",
  "تعذّر على {store} تجهيز هذا الطلب",
);
export const canceledByOffice = defineMessage(
  "orders.canceledByOffice",
  "We canceled this order",
  "ألغينا هذا الطلب",
);
export const canceledNoAnswer = defineMessage(
  "orders.canceledNoAnswer",
  "The store did not answer in time",
  "لم يرد المتجر في الوقت المحدد",
);
export const canceledNotPaid = defineMessage(
  "orders.canceledNotPaid",
  "It was not paid in time",
  "لم يُدفع في الوقت المحدد",
);
export const cardPending = defineMessage(
  "orders.cardPending",
  "{amount} is on its way back to your card",
  "المبلغ {amount} في طريقه إلى بطاقتك",
);
export const cardDone = defineMessage(
  "orders.cardDone",
  "{amount} went back to your card. Your bank may show it a few days later",
  "عاد المبلغ {amount} إلى بطاقتك. قد يظهر في حسابك بعد بضعة أيام",
);
export const cardFailed = defineMessage(
  "orders.cardFailed",
  "{amount} could not go back to your card. We return it in another way and tell you",
  "تعذّرت إعادة {amount} إلى بطاقتك. سنعيد المبلغ بطريقة أخرى ونخبرك",
);
export const walletDone = defineMessage(
  "orders.walletDone",
  "{amount} is back in your wallet",
  "عاد المبلغ {amount} إلى محفظتك",
);
export const cashDone = defineMessage(
  "orders.cashDone",
  "{amount} was handed back in cash",
  "أُعيد المبلغ {amount} نقدًا",
);
export const moneyReturned = defineMessage("orders.moneyReturned", "Money back", "مبالغ مستردة");
export const refundMissing = defineMessage(
  "orders.refundMissing",
  "Something was missing",
  "نقص شيء من الطلب",
);
export const refundWrong = defineMessage("orders.refundWrong", "Something was wrong", "كان في الطلب خطأ");
export const refundDamaged = defineMessage(
  "orders.refundDamaged",
  "Something was damaged",
  "كان في الطلب تلف",
);
export const refundLate = defineMessage("orders.refundLate", "It came late", "تأخر الطلب");
export const refundQuality = defineMessage(
  "orders.refundQuality",
  "It was not as good as it should be",
  "لم تكن الجودة كما يجب",
);
