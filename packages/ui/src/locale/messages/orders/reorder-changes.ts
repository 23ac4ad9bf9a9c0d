import { defineMessage } from "../../define-message.js";

/* Messages of what changed since an order that is ordered again. */

export const reorderChanged = defineMessage(
  "orders.reorderChanged",
  "Not quite as last time",
  "ليس كالمرة السابقة تمامًا",
);
export const reorderChangedText = defineMessage(
  "orders.reorderChangedText",
  "What can be had is in your cart. This is different:",
  "أضفنا المتاح إلى سلتك، وهذا ما تغيّر:",
);
export const changeRemoved = defineMessage("orders.changeRemoved", "Not available now", "غير متاح الآن");
export const changePrice = defineMessage("orders.changePrice", "Has another price", "تغيّر سعره");
export const changeLimit = defineMessage(
  "orders.changeLimit",
  "Fewer than last time",
  "كمية أقل من المرة السابقة",
);
export const toCart = defineMessage("orders.toCart", "See your cart", "عرض السلة");
