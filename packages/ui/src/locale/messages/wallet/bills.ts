import { defineMessage } from "../../define-message.js";

/* Messages of paying a bill. */

export const billTitle = defineMessage("wallet.billTitle", "Pay a bill", "دفع فاتورة");
export const billNumber = defineMessage("wallet.billNumber", "Bill number", "رقم الفاتورة");
export const billHelp = defineMessage(
  "wallet.billHelp",
  "It stands at the top of the bill or the receipt.",
  "تجده في أعلى الفاتورة أو الإيصال.",
);
export const billPay = defineMessage("wallet.billPay", "Pay bill", "دفع الفاتورة");
export const billOther = defineMessage("wallet.billOther", "Another bill", "فاتورة أخرى");
export const billWhich = defineMessage("wallet.billWhich", "Which bill", "الفاتورة");
export const billFailed = defineMessage("wallet.billFailed", "Your bills did not load", "تعذّر تحميل فواتيرك");
export const billPaid = defineMessage("wallet.billPaid", "Your bill is paid", "تم دفع فاتورتك");
export const billPaidText = defineMessage(
  "wallet.billPaidText",
  "We have sent you the receipt by email.",
  "أرسلنا الإيصال إلى بريدك الإلكتروني.",
);
export const seePayments = defineMessage("wallet.seePayments", "See payments", "عرض المدفوعات");
export const billNeeded = defineMessage(
  "wallet.billNeeded",
  "Enter the bill number",
  "يرجى إدخال رقم الفاتورة",
);
