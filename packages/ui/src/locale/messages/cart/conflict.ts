import { defineMessage } from "../../define-message.js";

/* Messages of the vendor conflict. */

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
  "إضافة {product} من {vendor} تُفرغ السلة.",
);
export const clearAndAdd = defineMessage("cart.clearAndAdd", "Clear and add", "إفراغ السلة والإضافة");
export const keepBoth = defineMessage("cart.keepBoth", "Keep both", "الاحتفاظ بالسلتين");
export const cancel = defineMessage("cart.cancel", "Cancel", "إلغاء");
export const conflictKeeping = defineMessage(
  "cart.conflictKeeping",
  "Keep both to start one from {vendor} and come back to this one later.",
  "احتفظ بالسلتين لتبدأ سلة من {vendor} وتعود إلى هذه لاحقًا.",
);
