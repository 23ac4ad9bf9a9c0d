import { defineMessage } from "../../define-message.js";

/* Messages of the cart. */

export const title = defineMessage("cart.title", "Your cart", "سلتك");
export const addMore = defineMessage("cart.addMore", "Add more", "أضف المزيد");
export const lines = defineMessage("cart.lines", "Products in your cart", "المنتجات في سلتك");
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
export const checkout = defineMessage("cart.checkout", "Go to checkout", "إتمام الطلب");
export const addAmount = defineMessage("cart.addAmount", "Add {amount} more", "أضف {amount} بعد");
export const suggestions = defineMessage(
  "cart.suggestions",
  "Suggestions to reach the minimum order",
  "اقتراحات لبلوغ الحد الأدنى للطلب",
);
export const parked = defineMessage("cart.parked", "Carts put aside", "سلال محفوظة جانبًا");
export const restore = defineMessage("cart.restore", "Continue", "استعدها");
export const restoreNamed = defineMessage(
  "cart.restoreNamed",
  "Continue with the cart from {vendor}",
  "استعدها: سلة {vendor}",
);
export const restoreHelp = defineMessage(
  "cart.restoreHelp",
  "The cart you have now is put aside in its place.",
  "تُحفظ سلتك الحالية جانبًا مكانها.",
);
