import { defineMessage } from "@talabee/ui/locale";

/* Messages of one order in the office, and of its refund. */

export const customer = defineMessage("office.customer", "Customer", "العميل");
export const noCustomer = defineMessage(
  "office.noCustomer",
  "Your role does not show customers.",
  "دوركم لا يعرض بيانات العملاء.",
);
export const phone = defineMessage("office.phone", "Phone", "الهاتف");
export const address = defineMessage("office.address", "Address", "العنوان");
export const table = defineMessage("office.table", "Table", "الطاولة");
export const rider = defineMessage("office.rider", "Rider", "المندوب");
export const noRider = defineMessage("office.noRider", "Nobody yet", "لا أحد بعد");
export const placed = defineMessage("office.placed", "Placed", "وقت الطلب");
export const wanted = defineMessage("office.wanted", "Wanted at", "مطلوب في");
export const note = defineMessage("office.note", "Note", "ملاحظة");
export const lines = defineMessage("office.lines", "Lines", "الأصناف");
export const facts = defineMessage("office.facts", "Facts", "معلومات");
export const history = defineMessage("office.history", "History", "السجل");
export const byCustomer = defineMessage("office.byCustomer", "Customer", "العميل");
export const byVendor = defineMessage("office.byVendor", "Store", "المتجر");
export const byRider = defineMessage("office.byRider", "Rider", "المندوب");
export const byAdmin = defineMessage("office.byAdmin", "Office", "المكتب");
export const bySystem = defineMessage("office.bySystem", "By itself", "تلقائيًا");
export const subtotal = defineMessage("office.subtotal", "Lines", "الأصناف");
export const discount = defineMessage("office.discount", "Discount", "الخصم");
export const coupon = defineMessage("office.coupon", "Coupon {code}", "الكوبون {code}");
export const deliveryFee = defineMessage("office.deliveryFee", "Delivery", "التوصيل");
export const serviceFee = defineMessage("office.serviceFee", "Service", "الخدمة");
export const tax = defineMessage("office.tax", "Tax", "الضريبة");
export const rounding = defineMessage("office.rounding", "Rounding", "التقريب");
export const fromWallet = defineMessage("office.fromWallet", "From the wallet", "من المحفظة");
export const toPay = defineMessage("office.toPay", "To pay", "المستحق");
export const money = defineMessage("office.money", "Money", "المال");
export const assignRider = defineMessage("office.assignRider", "Assign a rider", "تعيين مندوب");
export const assign = defineMessage("office.assign", "Assign", "تعيين");
export const noRiders = defineMessage("office.noRiders", "No rider is free now.", "لا مندوب متاح الآن.");
export const cancelOrder = defineMessage("office.cancelOrder", "Cancel the order", "إلغاء الطلب");
export const cancelReason = defineMessage(
  "office.cancelReason",
  "Why? The customer reads it.",
  "ما السبب؟ يقرؤه العميل.",
);
export const cancelConfirm = defineMessage("office.cancelConfirm", "Cancel the order", "إلغاء الطلب");
export const keepOrder = defineMessage("office.keepOrder", "Keep it", "الإبقاء عليه");

export const refund = defineMessage("office.refund", "Refund", "ردّ مبلغ");
export const refundOf = defineMessage("office.refundOf", "Refund {amount}", "ردّ {amount}");
export const refunds = defineMessage("office.refunds", "Refunds", "المبالغ المردودة");
export const ordered = defineMessage("office.ordered", "{count} ordered", "الكمية {count}");
export const fewer = defineMessage("office.fewer", "One {name} fewer", "إنقاص {name} بواحد");
export const moreOf = defineMessage("office.moreOf", "One {name} more", "زيادة {name} بواحد");
export const fees = defineMessage("office.fees", "Delivery and service", "التوصيل والخدمة");
export const why = defineMessage("office.why", "Why?", "ما السبب؟");
export const refundReasonMissing = defineMessage("office.refundReasonMissing", "Missing", "ناقص");
export const refundReasonWrong = defineMessage("office.refundReasonWrong", "Wrong item", "صنف خاطئ");
export const refundReasonDamaged = defineMessage("office.refundReasonDamaged", "Damaged", "تالف");
export const refundReasonLate = defineMessage("office.refundReasonLate", "Late", "متأخر");
export const refundReasonQuality = defineMessage(
  "office.refundReasonQuality",
  "Cold or poor",
  "بارد أو رديء",
);
export const refundReasonOther = defineMessage("office.refundReasonOther", "Other", "سبب آخر");
export const where = defineMessage("office.where", "Back to", "يُرد إلى");
export const toOrigin = defineMessage("office.toOrigin", "Where it came from", "من حيث دُفع");
export const toWallet = defineMessage("office.toWallet", "Wallet", "المحفظة");
export const toCash = defineMessage("office.toCash", "Cash", "نقدًا");
export const restock = defineMessage(
  "office.restock",
  "The goods came back: count them in stock again",
  "عادت البضاعة: أضيفوها إلى المخزون",
);
export const ownNote = defineMessage("office.ownNote", "Note for the record", "ملاحظة للسجل");
export const whatHappens = defineMessage("office.whatHappens", "What will happen", "ماذا سيحدث");
export const chooseFirst = defineMessage(
  "office.chooseFirst",
  "Choose what is refunded, and why.",
  "اختاروا ما يُرد ثمنه، والسبب.",
);
export const unitsOf = defineMessage(
  "office.unitsOf",
  "{name}, {count} of {all}",
  "{name}، {count} من {all}",
);
export const shareOfDiscount = defineMessage(
  "office.shareOfDiscount",
  "Their share of the discount",
  "حصتها من الخصم",
);
export const taxAndRounding = defineMessage("office.taxAndRounding", "Tax and rounding", "الضريبة والتقريب");
export const backToCard = defineMessage("office.backToCard", "Back to the card", "إلى البطاقة");
export const backToWallet = defineMessage("office.backToWallet", "Back to the wallet", "إلى المحفظة");
export const backInCash = defineMessage("office.backInCash", "Handed back in cash", "يُسلَّم نقدًا");
export const couponStays = defineMessage(
  "office.couponStays",
  "The coupon stays used.",
  "يبقى الكوبون مستخدمًا.",
);
export const stockStays = defineMessage("office.stockStays", "Stock stays as it is.", "يبقى المخزون كما هو.");
export const stockReturns = defineMessage(
  "office.stockReturns",
  "These units are counted in stock again.",
  "تُضاف هذه الكمية إلى المخزون.",
);
export const cardTakesDays = defineMessage(
  "office.cardTakesDays",
  "A card takes 3 to 10 days.",
  "تستغرق البطاقة من 3 إلى 10 أيام.",
);
export const customerReads = defineMessage("office.customerReads", "The customer will read", "سيقرأ العميل");
export const limitReached = defineMessage(
  "office.limitReached",
  "You may refund {amount} of one order. Finance or an administrator makes this one.",
  "يمكنكم ردّ {amount} من الطلب الواحد. يردّ هذا المبلغ فريق المالية أو أحد المسؤولين.",
);
export const tooLate = defineMessage(
  "office.tooLate",
  "After 48 hours only finance or an administrator refunds.",
  "بعد 48 ساعة يردّ المبلغ فريق المالية أو أحد المسؤولين فقط.",
);
export const statePending = defineMessage(
  "office.statePending",
  "On its way to the card",
  "في طريقه إلى البطاقة",
);
export const stateFailed = defineMessage(
  "office.stateFailed",
  "The card refused it: return the money by hand",
  "رفضته البطاقة: أعيدوا المبلغ يدويًا",
);
export const stateDone = defineMessage("office.stateDone", "Done", "تم");
