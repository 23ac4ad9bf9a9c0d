import { defineMessage } from "../../define-message.js";

/* Messages of the wallet and its transactions. */

export const title = defineMessage("wallet.title", "Wallet", "المحفظة");
export const balance = defineMessage("wallet.balance", "Wallet balance", "رصيد المحفظة");
export const addMoney = defineMessage("wallet.addMoney", "Add money", "إضافة رصيد");
export const expiring = defineMessage(
  "wallet.expiring",
  "{amount} ends on {date}",
  "تنتهي صلاحية {amount} في {date}",
);
export const yourCoupons = defineMessage("wallet.yourCoupons", "Your coupons", "قسائمك");
export const entryTopup = defineMessage("wallet.entryTopup", "Wallet top up", "شحن المحفظة");
export const entryHold = defineMessage("wallet.entryHold", "Held for an order", "محجوز لطلب");
export const entrySpend = defineMessage("wallet.entrySpend", "Paid for an order", "دفع قيمة طلب");
export const entryRefund = defineMessage("wallet.entryRefund", "Refund", "استرداد");
export const entryVoucher = defineMessage("wallet.entryVoucher", "Voucher", "قسيمة رصيد");
export const entryGift = defineMessage("wallet.entryGift", "Gift", "هدية");
export const entryExpire = defineMessage("wallet.entryExpire", "Balance ended", "رصيد منتهٍ");
export const balanceAfter = defineMessage("wallet.balanceAfter", "Balance {amount}", "الرصيد {amount}");
export const noTransactions = defineMessage("wallet.noTransactions", "Nothing here yet", "لا شيء هنا بعد");
export const noTransactionsText = defineMessage(
  "wallet.noTransactionsText",
  "What you add, spend and get back is listed here.",
  "هنا يظهر كل ما تضيفه وتدفعه ويُعاد إليك.",
);
export const transactionsFailed = defineMessage(
  "wallet.transactionsFailed",
  "The history did not load.",
  "تعذّر تحميل السجل.",
);
export const walletFailed = defineMessage(
  "wallet.walletFailed",
  "Your wallet did not load",
  "تعذّر تحميل محفظتك",
);
export const amount = defineMessage("wallet.amount", "Amount", "المبلغ");
export const amountHelp = defineMessage(
  "wallet.amountHelp",
  "From {least} to {most}",
  "من {least} إلى {most}",
);
export const amountWrong = defineMessage(
  "wallet.amountWrong",
  "Enter an amount from {least} to {most}",
  "يرجى إدخال مبلغ من {least} إلى {most}",
);
export const quickAmounts = defineMessage("wallet.quickAmounts", "Usual amounts", "مبالغ معتادة");
export const topUpWith = defineMessage("wallet.topUpWith", "Pay with", "طريقة الدفع");
export const addAmount = defineMessage("wallet.addAmount", "Add {amount}", "إضافة {amount}");
export const redeemTitle = defineMessage("wallet.redeemTitle", "Have a voucher?", "لديك قسيمة رصيد؟");
export const redeemLabel = defineMessage("wallet.redeemLabel", "Voucher code", "رمز القسيمة");
export const redeem = defineMessage("wallet.redeem", "Redeem", "إضافة");
