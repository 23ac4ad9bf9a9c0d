import { defineMessage } from "../../define-message.js";

/* Messages of a line of the cart or of an order. */

export const edit = defineMessage("cart.edit", "Edit", "تعديل");
export const editNamed = defineMessage("cart.editNamed", "Edit {name}", "تعديل {name}");
export const noteQuoted = defineMessage("cart.noteQuoted", "“{note}”", "«{note}»");
export const remove = defineMessage("cart.remove", "Remove", "إزالة");
export const removeNamed = defineMessage(
  "cart.removeNamed",
  "Remove {name} from your cart",
  "إزالة {name} من سلتك",
);
export const removed = defineMessage("cart.removed", "{name} is out of your cart", "أزلنا {name} من سلتك");
export const undo = defineMessage("cart.undo", "Undo", "تراجع");
export const clear = defineMessage("cart.clear", "Empty the cart", "إفراغ السلة");
export const cleared = defineMessage("cart.cleared", "Your cart has been emptied", "أفرغنا سلتك");
export const addedToRest = defineMessage(
  "cart.addedToRest",
  "Added to what your cart already held: {products}",
  "أضفنا إلى ما كان في سلتك: {products}",
);
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
