import { defineMessage } from "../define-message.js";

/* Messages of wallet, coupons, cards, payments and bills. */

export const title = defineMessage("wallet.title", "Wallet", "المحفظة");
export const balance = defineMessage("wallet.balance", "Wallet balance", "رصيد المحفظة");
export const addMoney = defineMessage("wallet.addMoney", "Add money", "إضافة رصيد");
export const history = defineMessage("wallet.history", "History", "السجل");
export const expiring = defineMessage(
  "wallet.expiring",
  "{amount} ends on {date}",
  "{amount} ينتهي في {date}",
);
export const yourCoupons = defineMessage("wallet.yourCoupons", "Your coupons", "قسائمك");
export const entryTopup = defineMessage("wallet.entryTopup", "Wallet top up", "شحن المحفظة");
export const entryHold = defineMessage("wallet.entryHold", "Held for an order", "محجوز لطلب");
export const entrySpend = defineMessage("wallet.entrySpend", "Paid for an order", "دفع لطلب");
export const entryRefund = defineMessage("wallet.entryRefund", "Refund", "استرداد");
export const entryVoucher = defineMessage("wallet.entryVoucher", "Voucher", "قسيمة رصيد");
export const entryGift = defineMessage("wallet.entryGift", "Gift", "هدية");
export const entryExpire = defineMessage("wallet.entryExpire", "Balance ended", "رصيد منتهٍ");
export const balanceAfter = defineMessage("wallet.balanceAfter", "Balance {amount}", "الرصيد {amount}");
export const order = defineMessage("wallet.order", "Order {code}", "الطلب {code}");
export const payOrder = defineMessage("wallet.payOrder", "Order", "طلب");
export const payBill = defineMessage("wallet.payBill", "Bill", "فاتورة");
export const continuePayment = defineMessage("wallet.continuePayment", "Continue", "متابعة");
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
export const topUpWith = defineMessage("wallet.topUpWith", "Pay with", "ادفع بواسطة");
export const addAmount = defineMessage("wallet.addAmount", "Add {amount}", "إضافة {amount}");
export const redeemTitle = defineMessage("wallet.redeemTitle", "Have a voucher?", "لديك قسيمة رصيد؟");
export const redeemLabel = defineMessage("wallet.redeemLabel", "Voucher code", "رمز القسيمة");
export const redeem = defineMessage("wallet.redeem", "Redeem", "إضافة");

export const coupons = defineMessage("wallet.coupons", "Coupons", "القسائم");
export const couponsFailed = defineMessage(
  "wallet.couponsFailed",
  "Your coupons did not load",
  "تعذّر تحميل قسائمك",
);
export const noCoupons = defineMessage("wallet.noCoupons", "No coupons yet", "لا توجد قسائم بعد");
export const noCouponsText = defineMessage(
  "wallet.noCouponsText",
  "Offers that you can use wait here for you.",
  "العروض المتاحة لك تظهر هنا.",
);
export const couponsUsable = defineMessage("wallet.couponsUsable", "Ready to use", "جاهزة للاستخدام");
export const couponsLocked = defineMessage("wallet.couponsLocked", "Almost there", "بقي القليل");
export const couponsOver = defineMessage("wallet.couponsOver", "Used and ended", "مستخدمة ومنتهية");
export const off = defineMessage("wallet.off", "off", "خصم");
export const freeBig = defineMessage("wallet.freeBig", "Free", "مجاني");
export const freeSmall = defineMessage("wallet.freeSmall", "delivery", "التوصيل");
export const spendSave = defineMessage(
  "wallet.spendSave",
  "Spend {least}, save up to {most}",
  "اطلب بقيمة {least} ووفّر حتى {most}",
);
export const spend = defineMessage("wallet.spend", "Spend {least} or more", "اطلب بقيمة {least} أو أكثر");
export const saveUpTo = defineMessage("wallet.saveUpTo", "Save up to {most}", "وفّر حتى {most}");
export const anyOrder = defineMessage("wallet.anyOrder", "For any order", "لأي طلب");
export const until = defineMessage("wallet.until", "Until {date}", "حتى {date}");
export const untilTime = defineMessage("wallet.untilTime", "Ends {date}, {time}", "تنتهي {date}، {time}");
export const useIt = defineMessage("wallet.useIt", "Use it", "استخدمها");
export const useCoupon = defineMessage("wallet.useCoupon", "Use it: {code}", "استخدمها: {code}");
export const applied = defineMessage("wallet.applied", "Applied", "مطبّقة");
export const removeCoupon = defineMessage(
  "wallet.removeCoupon",
  "Remove coupon {code}",
  "إزالة القسيمة {code}",
);
export const remove = defineMessage("wallet.remove", "Remove", "إزالة");
export const missing = defineMessage("wallet.missing", "Add {amount} more", "أضف {amount} لتستخدمها");
export const used = defineMessage("wallet.used", "Used", "مستخدمة");
export const ended = defineMessage("wallet.ended", "Ended", "منتهية");
export const couponCode = defineMessage("wallet.couponCode", "Coupon code", "رمز القسيمة");
export const apply = defineMessage("wallet.apply", "Apply", "تطبيق");
export const saved = defineMessage("wallet.saved", "You save {amount}", "وفّرت {amount}");
export const freeDelivery = defineMessage("wallet.freeDelivery", "Free delivery", "توصيل مجاني");
export const chooseCoupon = defineMessage("wallet.chooseCoupon", "Choose a coupon", "اختر قسيمة");
export const vendorCouponsTitle = defineMessage(
  "wallet.vendorCouponsTitle",
  "Vendor coupons",
  "قسائم المتاجر",
);

export const cards = defineMessage("wallet.cards", "Cards", "البطاقات");
export const cardEnding = defineMessage(
  "wallet.cardEnding",
  "{brand} ending {last4}",
  "{brand} تنتهي بـ {last4}",
);
export const cardExpires = defineMessage("wallet.cardExpires", "Expires {date}", "تنتهي {date}");
export const cardExpired = defineMessage("wallet.cardExpired", "Expired {date}", "انتهت {date}");
export const cardDefault = defineMessage("wallet.cardDefault", "Default", "الأساسية");
export const addCard = defineMessage("wallet.addCard", "Add a card", "إضافة بطاقة");
export const addCardHelp = defineMessage(
  "wallet.addCardHelp",
  "You type its number on our bank's page. We keep the last four digits alone.",
  "تكتب رقمها في صفحة البنك، ونحتفظ بآخر أربعة أرقام فقط.",
);
export const newCard = defineMessage("wallet.newCard", "A new card", "بطاقة جديدة");
export const newCardHelp = defineMessage(
  "wallet.newCardHelp",
  "You type it on our bank's page",
  "تكتبها في صفحة البنك",
);
export const chooseCard = defineMessage("wallet.chooseCard", "Which card", "اختر البطاقة");
export const removeCard = defineMessage("wallet.removeCard", "Remove {card}", "إزالة {card}");
export const removeCardTitle = defineMessage(
  "wallet.removeCardTitle",
  "Remove this card?",
  "هل تريد إزالة البطاقة؟",
);
export const removeCardText = defineMessage(
  "wallet.removeCardText",
  "{card} can no longer be used to pay. Orders already paid stay as they are.",
  "لن تُستخدم {card} للدفع بعد الآن، وتبقى الطلبات المدفوعة كما هي.",
);
export const noCards = defineMessage("wallet.noCards", "No cards yet", "لا توجد بطاقات بعد");
export const noCardsText = defineMessage(
  "wallet.noCardsText",
  "Add one and pay with a tap the next time.",
  "أضف بطاقة وادفع بلمسة في المرة القادمة.",
);
export const cardsFailed = defineMessage(
  "wallet.cardsFailed",
  "Your cards did not load",
  "تعذّر تحميل بطاقاتك",
);

export const payments = defineMessage("wallet.payments", "Payments", "المدفوعات");
export const methods = defineMessage("wallet.methods", "Ways to pay", "طرق الدفع");
export const available = defineMessage("wallet.available", "{amount} available", "{amount} متاح");
export const paymentsFailed = defineMessage(
  "wallet.paymentsFailed",
  "Your payments did not load",
  "تعذّر تحميل مدفوعاتك",
);
export const billTitle = defineMessage("wallet.billTitle", "Pay a bill", "دفع فاتورة");
export const billNumber = defineMessage("wallet.billNumber", "Bill number", "رقم الفاتورة");
export const billHelp = defineMessage(
  "wallet.billHelp",
  "It stands at the top of the bill or the receipt.",
  "تجده في أعلى الفاتورة أو الإيصال.",
);
export const billPay = defineMessage("wallet.billPay", "Pay bill", "ادفع الفاتورة");
export const billOther = defineMessage("wallet.billOther", "Another bill", "فاتورة أخرى");
export const billWhich = defineMessage("wallet.billWhich", "Which bill", "اختر الفاتورة");
export const billFailed = defineMessage("wallet.billFailed", "Your bills did not load", "تعذّر تحميل فواتيرك");
export const billPaid = defineMessage("wallet.billPaid", "Your bill is paid", "دُفعت فاتورتك");
export const billPaidText = defineMessage(
  "wallet.billPaidText",
  "We have sent you the receipt by email.",
  "أرسلنا الإيصال إلى بريدك الإلكتروني.",
);
export const seePayments = defineMessage("wallet.seePayments", "See payments", "عرض المدفوعات");
export const browse = defineMessage("wallet.browse", "Browse stores", "تصفّح المتاجر");
export const billNeeded = defineMessage(
  "wallet.billNeeded",
  "Enter the bill number",
  "يرجى إدخال رقم الفاتورة",
);
