import { defineMessage } from "../../define-message.js";

/* Messages of the cart. */

export const title = defineMessage("cart.title", "Your cart", "سلتك");
export const addMore = defineMessage("cart.addMore", "Add more", "إضافة المزيد");
export const lines = defineMessage("cart.lines", "Products in your cart", "المنتجات في سلتك");
export const minimumLeft = defineMessage(
  "cart.minimumLeft",
  "{amount} left to the minimum order",
  "بقي {amount} لبلوغ الحد الأدنى للطلب",
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
export const checkout = defineMessage("cart.checkout", "Go to checkout", "إتمام الطلب");
export const addAmount = defineMessage("cart.addAmount", "Add {amount} more", "إضافة ما قيمته {amount}");
export const suggestions = defineMessage(
  "cart.suggestions",
  "Suggestions to reach the minimum order",
  "اقتراحات لبلوغ الحد الأدنى للطلب",
);
export const parked = defineMessage("cart.parked", "Carts put aside", "سلال محفوظة");
export const restore = defineMessage("cart.restore", "Continue", "استعادة");
export const restoreNamed = defineMessage(
  "cart.restoreNamed",
  "Continue with the cart from {vendor}",
  "استعادة سلة {vendor}",
);
export const restoreHelp = defineMessage(
  "cart.restoreHelp",
  "The cart you have now is put aside in its place.",
  "تُحفظ سلتك الحالية لتعود إليها لاحقًا.",
);
