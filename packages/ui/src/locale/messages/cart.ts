import { defineMessage } from "../define-message.js";

/* Messages of the cart and of the vendor conflict. */

export const title = defineMessage("cart.title", "Your cart", "سلتك");
export const addMore = defineMessage("cart.addMore", "Add more", "أضف المزيد");
export const changeLine = defineMessage("cart.changeLine", "Change", "تغيير");
export const edit = defineMessage("cart.edit", "Edit", "تعديل");
export const editNamed = defineMessage("cart.editNamed", "Edit {name}", "تعديل {name}");
export const lines = defineMessage("cart.lines", "Products in your cart", "المنتجات في سلتك");
export const noteQuoted = defineMessage("cart.noteQuoted", "“{note}”", "«{note}»");
export const remove = defineMessage("cart.remove", "Remove", "إزالة");
export const removeNamed = defineMessage(
  "cart.removeNamed",
  "Remove {name} from your cart",
  "إزالة {name} من سلتك",
);
export const minimumLeft = defineMessage(
  "cart.minimumLeft",
  "{amount} left to the minimum order",
  "بقي {amount} للحد الأدنى للطلب",
);
export const minimumProgress = defineMessage(
  "cart.minimumProgress",
  "{reached} of {minimum}",
  "{reached} من {minimum}",
);
export const minimumOrder = defineMessage("cart.minimumOrder", "Minimum order", "الحد الأدنى للطلب");
export const minimumReached = defineMessage(
  "cart.minimumReached",
  "Minimum order reached",
  "بلغت الحد الأدنى للطلب",
);
export const freeDeliveryLeft = defineMessage(
  "cart.freeDeliveryLeft",
  "{amount} more and delivery is free",
  "أضف {amount} ليصبح التوصيل مجانيًا",
);
export const freeDeliveryReached = defineMessage(
  "cart.freeDeliveryReached",
  "Delivery is free",
  "التوصيل مجاني",
);
export const problems = defineMessage("cart.problems", "Before you can order", "قبل أن تطلب");
export const summary = defineMessage("cart.summary", "What it costs", "تفاصيل المبلغ");
export const total = defineMessage("cart.total", "Total", "الإجمالي");
export const toPay = defineMessage("cart.toPay", "To pay", "المطلوب دفعه");
export const checkout = defineMessage("cart.checkout", "Go to checkout", "إتمام الطلب");
export const addAmount = defineMessage("cart.addAmount", "Add {amount} more", "أضف {amount} بعد");
export const suggestions = defineMessage(
  "cart.suggestions",
  "Suggestions to reach the minimum order",
  "اقتراحات لبلوغ الحد الأدنى للطلب",
);
export const emptyTitle = defineMessage("cart.emptyTitle", "Your cart is empty", "سلتك فارغة");
export const emptyText = defineMessage(
  "cart.emptyText",
  "Good food is fifteen minutes away. Start with something you love.",
  "الطعام الطيب على بعد ربع ساعة. ابدأ بما تحب.",
);
export const browse = defineMessage("cart.browse", "Browse open places", "تصفّح الأماكن المفتوحة");
export const signInTitle = defineMessage("cart.signInTitle", "Please Login First", "يرجى تسجيل الدخول أولًا");
export const signInText = defineMessage(
  "cart.signInText",
  "Your cart waits for you behind your account.",
  "سلتك محفوظة في حسابك.",
);
export const signIn = defineMessage("cart.signIn", "Sign in", "تسجيل الدخول");
export const failedTitle = defineMessage("cart.failedTitle", "Your cart did not load", "تعذّر تحميل سلتك");
export const failedText = defineMessage(
  "cart.failedText",
  "Nothing is lost. Check your connection and try again.",
  "لم يفقد شيء. يرجى التحقق من الاتصال والمحاولة مرة أخرى.",
);
export const conflictTitle = defineMessage(
  "cart.conflictTitle",
  "There are items in your cart from another vendor, Do you want to clear your cart?",
  "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
);
export const conflictText = defineMessage(
  "cart.conflictText",
  {
    one: "Your cart has {count} item from {vendor}. One order comes from one kitchen.",
    other: "Your cart has {count} items from {vendor}. One order comes from one kitchen.",
  },
  {
    zero: "سلتك فارغة، وكانت من {vendor}. الطلب الواحد من متجر واحد.",
    one: "في سلتك منتج واحد من {vendor}. الطلب الواحد من متجر واحد.",
    two: "في سلتك منتجان من {vendor}. الطلب الواحد من متجر واحد.",
    few: "في سلتك {count} منتجات من {vendor}. الطلب الواحد من متجر واحد.",
    many: "في سلتك {count} منتجًا من {vendor}. الطلب الواحد من متجر واحد.",
    other: "في سلتك {count} منتج من {vendor}. الطلب الواحد من متجر واحد.",
  },
);
export const conflictAdding = defineMessage(
  "cart.conflictAdding",
  "Adding {product} from {vendor} clears it.",
  "إضافة {product} من {vendor} تفرغ السلة.",
);
export const clearAndAdd = defineMessage("cart.clearAndAdd", "Clear and add", "أفرغ السلة وأضف");
export const keepBoth = defineMessage("cart.keepBoth", "Keep both", "احتفظ بكليهما");
export const cancel = defineMessage("cart.cancel", "Cancel", "إلغاء");
export const items = defineMessage(
  "cart.items",
  { one: "{count} item", other: "{count} items" },
  {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
);
export const parked = defineMessage("cart.parked", "Carts put aside", "سلال محفوظة جانبًا");
export const takeUp = defineMessage("cart.takeUp", "Take up", "استعدها");
export const takeUpNamed = defineMessage(
  "cart.takeUpNamed",
  "Take up the cart from {vendor}",
  "استعدها: سلة {vendor}",
);
export const takeUpHelp = defineMessage(
  "cart.takeUpHelp",
  "The cart you have now is put aside in its place.",
  "تُحفظ سلتك الحالية جانبًا مكانها.",
);
export const conflictKeeping = defineMessage(
  "cart.conflictKeeping",
  "Keep both to start one from {vendor} and come back to this one later.",
  "احتفظ بكليهما لتبدأ سلة من {vendor} وتعود إلى هذه لاحقًا.",
);
