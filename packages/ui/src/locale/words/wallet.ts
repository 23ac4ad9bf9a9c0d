import { word } from "../word.js";

/* Words of money: wallet, coupons, cards, payments, bills. */

export const title = word("wallet.title", "Wallet", "المحفظة");
export const balance = word("wallet.balance", "Wallet balance", "رصيد المحفظة");
export const addMoney = word("wallet.addMoney", "Add money", "إضافة رصيد");
export const history = word("wallet.history", "History", "السجل");
export const expiring = word("wallet.expiring", "{amount} ends on {date}", "{amount} ينتهي في {date}");
export const yourCoupons = word("wallet.yourCoupons", "Your coupons", "قسائمك");
export const entryTopup = word("wallet.entryTopup", "Wallet top up", "شحن المحفظة");
export const entryHold = word("wallet.entryHold", "Held for an order", "محجوز لطلب");
export const entrySpend = word("wallet.entrySpend", "Paid for an order", "دفع لطلب");
export const entryRefund = word("wallet.entryRefund", "Refund", "استرداد");
export const entryVoucher = word("wallet.entryVoucher", "Voucher", "قسيمة رصيد");
export const entryGift = word("wallet.entryGift", "Gift", "هدية");
export const entryExpire = word("wallet.entryExpire", "Balance ended", "رصيد منتهٍ");
export const balanceAfter = word("wallet.balanceAfter", "Balance {amount}", "الرصيد {amount}");
export const order = word("wallet.order", "Order {code}", "الطلب {code}");
export const payOrder = word("wallet.payOrder", "Order", "طلب");
export const payBill = word("wallet.payBill", "Bill", "فاتورة");
export const continuePayment = word("wallet.continuePayment", "Continue", "متابعة");
export const noTransactions = word("wallet.noTransactions", "Nothing here yet", "لا شيء هنا بعد");
export const noTransactionsText = word(
  "wallet.noTransactionsText",
  "What you add, spend and get back is listed here.",
  "هنا يظهر كل ما تضيفه وتدفعه ويُعاد إليك.",
);
export const transactionsFailed = word(
  "wallet.transactionsFailed",
  "The history did not load.",
  "تعذّر تحميل السجل.",
);
export const walletFailed = word("wallet.walletFailed", "Your wallet did not load", "تعذّر تحميل محفظتك");
export const amount = word("wallet.amount", "Amount", "المبلغ");
export const amountHelp = word("wallet.amountHelp", "From {least} to {most}", "من {least} إلى {most}");
export const amountWrong = word(
  "wallet.amountWrong",
  "Enter an amount from {least} to {most}",
  "يرجى إدخال مبلغ من {least} إلى {most}",
);
export const quickAmounts = word("wallet.quickAmounts", "Usual amounts", "مبالغ معتادة");
export const topUpWith = word("wallet.topUpWith", "Pay with", "ادفع بواسطة");
export const addAmount = word("wallet.addAmount", "Add {amount}", "إضافة {amount}");
export const redeemTitle = word("wallet.redeemTitle", "Have a voucher?", "لديك قسيمة رصيد؟");
export const redeemLabel = word("wallet.redeemLabel", "Voucher code", "رمز القسيمة");
export const redeem = word("wallet.redeem", "Redeem", "إضافة");

export const coupons = word("wallet.coupons", "Coupons", "القسائم");
export const couponsFailed = word("wallet.couponsFailed", "Your coupons did not load", "تعذّر تحميل قسائمك");
export const noCoupons = word("wallet.noCoupons", "No coupons yet", "لا توجد قسائم بعد");
export const noCouponsText = word(
  "wallet.noCouponsText",
  "Offers that you can use wait here for you.",
  "العروض المتاحة لك تظهر هنا.",
);
export const couponsUsable = word("wallet.couponsUsable", "Ready to use", "جاهزة للاستخدام");
export const couponsLocked = word("wallet.couponsLocked", "Almost there", "بقي القليل");
export const couponsOver = word("wallet.couponsOver", "Used and ended", "مستخدمة ومنتهية");
export const off = word("wallet.off", "off", "خصم");
export const freeBig = word("wallet.freeBig", "Free", "مجاني");
export const freeSmall = word("wallet.freeSmall", "delivery", "التوصيل");
export const spendSave = word(
  "wallet.spendSave",
  "Spend {least}, save up to {most}",
  "اطلب بقيمة {least} ووفّر حتى {most}",
);
export const spend = word("wallet.spend", "Spend {least} or more", "اطلب بقيمة {least} أو أكثر");
export const saveUpTo = word("wallet.saveUpTo", "Save up to {most}", "وفّر حتى {most}");
export const anyOrder = word("wallet.anyOrder", "For any order", "لأي طلب");
export const until = word("wallet.until", "Until {date}", "حتى {date}");
export const untilTime = word("wallet.untilTime", "Ends {date}, {time}", "تنتهي {date}، {time}");
export const useIt = word("wallet.useIt", "Use it", "استخدمها");
export const useCoupon = word("wallet.useCoupon", "Use it: {code}", "استخدمها: {code}");
export const applied = word("wallet.applied", "Applied", "مطبّقة");
export const removeCoupon = word("wallet.removeCoupon", "Remove coupon {code}", "إزالة القسيمة {code}");
export const remove = word("wallet.remove", "Remove", "إزالة");
export const missing = word("wallet.missing", "Add {amount} more", "أضف {amount} لتستخدمها");
export const used = word("wallet.used", "Used", "مستخدمة");
export const ended = word("wallet.ended", "Ended", "منتهية");
export const couponCode = word("wallet.couponCode", "Coupon code", "رمز القسيمة");
export const apply = word("wallet.apply", "Apply", "تطبيق");
export const saved = word("wallet.saved", "You save {amount}", "وفّرت {amount}");
export const freeDelivery = word("wallet.freeDelivery", "Free delivery", "توصيل مجاني");
export const chooseCoupon = word("wallet.chooseCoupon", "Choose a coupon", "اختر قسيمة");
export const vendorCouponsTitle = word("wallet.vendorCouponsTitle", "Vendor coupons", "قسائم المتاجر");

export const cards = word("wallet.cards", "Cards", "البطاقات");
export const cardEnding = word("wallet.cardEnding", "{brand} ending {last4}", "{brand} تنتهي بـ {last4}");
export const cardExpires = word("wallet.cardExpires", "Expires {date}", "تنتهي {date}");
export const cardExpired = word("wallet.cardExpired", "Expired {date}", "انتهت {date}");
export const cardDefault = word("wallet.cardDefault", "Default", "الأساسية");
export const addCard = word("wallet.addCard", "Add a card", "إضافة بطاقة");
export const addCardHelp = word(
  "wallet.addCardHelp",
  "You type its number on our bank's page. We keep the last four digits alone.",
  "تكتب رقمها في صفحة البنك، ونحتفظ بآخر أربعة أرقام فقط.",
);
export const newCard = word("wallet.newCard", "A new card", "بطاقة جديدة");
export const newCardHelp = word(
  "wallet.newCardHelp",
  "You type it on our bank's page",
  "تكتبها في صفحة البنك",
);
export const chooseCard = word("wallet.chooseCard", "Which card", "اختر البطاقة");
export const removeCard = word("wallet.removeCard", "Remove {card}", "إزالة {card}");
export const removeCardTitle = word("wallet.removeCardTitle", "Remove this card?", "هل تريد إزالة البطاقة؟");
export const removeCardText = word(
  "wallet.removeCardText",
  "{card} can no longer be used to pay. Orders already paid stay as they are.",
  "لن تُستخدم {card} للدفع بعد الآن، وتبقى الطلبات المدفوعة كما هي.",
);
export const noCards = word("wallet.noCards", "No cards yet", "لا توجد بطاقات بعد");
export const noCardsText = word(
  "wallet.noCardsText",
  "Add one and pay with a tap the next time.",
  "أضف بطاقة وادفع بلمسة في المرة القادمة.",
);
export const cardsFailed = word("wallet.cardsFailed", "Your cards did not load", "تعذّر تحميل بطاقاتك");

export const payments = word("wallet.payments", "Payments", "المدفوعات");
export const methods = word("wallet.methods", "Ways to pay", "طرق الدفع");
export const available = word("wallet.available", "{amount} available", "{amount} متاح");
export const paymentsFailed = word(
  "wallet.paymentsFailed",
  "Your payments did not load",
  "تعذّر تحميل مدفوعاتك",
);
export const billTitle = word("wallet.billTitle", "Pay a bill", "دفع فاتورة");
export const billNumber = word("wallet.billNumber", "Bill number", "رقم الفاتورة");
export const billHelp = word(
  "wallet.billHelp",
  "It stands at the top of the bill or the receipt.",
  "تجده في أعلى الفاتورة أو الإيصال.",
);
export const billPay = word("wallet.billPay", "Pay bill", "ادفع الفاتورة");
export const billOther = word("wallet.billOther", "Another bill", "فاتورة أخرى");
export const billWhich = word("wallet.billWhich", "Which bill", "اختر الفاتورة");
export const billFailed = word("wallet.billFailed", "Your bills did not load", "تعذّر تحميل فواتيرك");
export const billPaid = word("wallet.billPaid", "Your bill is paid", "دُفعت فاتورتك");
export const billPaidText = word(
  "wallet.billPaidText",
  "We have sent you the receipt by email.",
  "أرسلنا الإيصال إلى بريدك الإلكتروني.",
);
export const seePayments = word("wallet.seePayments", "See payments", "عرض المدفوعات");
export const browse = word("wallet.browse", "Browse stores", "تصفّح المتاجر");
export const billNeeded = word("wallet.billNeeded", "Enter the bill number", "يرجى إدخال رقم الفاتورة");
