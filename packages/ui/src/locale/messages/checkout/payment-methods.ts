import { defineMessage } from "../../define-message.js";

/* Messages of the choice of the payment method. */

export const howToPay = defineMessage("checkout.howToPay", "How to pay", "طريقة الدفع");
export const needsPayment = defineMessage(
  "checkout.needsPayment",
  "Choose how to pay to continue.",
  "اختر طريقة الدفع للمتابعة.",
);
export const paymentMethodsFailed = defineMessage(
  "checkout.paymentMethodsFailed",
  "The ways to pay did not load.",
  "تعذّر تحميل طرق الدفع.",
);
export const cash = defineMessage("checkout.cash", "Cash on delivery", "الدفع نقدًا عند الاستلام");
export const cashHelp = defineMessage(
  "checkout.cashHelp",
  "Have the exact amount ready",
  "يرجى تجهيز المبلغ كاملًا",
);
export const card = defineMessage("checkout.card", "Credit card", "بطاقة ائتمان");
export const cardHelp = defineMessage(
  "checkout.cardHelp",
  "Pay with a saved or new card",
  "ببطاقة محفوظة أو جديدة",
);
export const wallet = defineMessage("checkout.wallet", "Wallet", "المحفظة");
export const walletHelp = defineMessage("checkout.walletHelp", "Pay from your balance", "من رصيد محفظتك");
export const online = defineMessage("checkout.online", "Online payment", "الدفع الإلكتروني");
export const onlineHelp = defineMessage(
  "checkout.onlineHelp",
  "You pay on our bank's page",
  "تدفع في صفحة البنك",
);
export const noPaymentMethods = defineMessage(
  "checkout.noPaymentMethods",
  "No Payment Methods",
  "لا توجد طرق دفع متاحة",
);
export const noPaymentMethodsText = defineMessage(
  "checkout.noPaymentMethodsText",
  "This store takes no payment at the moment. Try another one.",
  "لا يقبل هذا المتجر الدفع حاليًا. جرّب متجرًا آخر.",
);
