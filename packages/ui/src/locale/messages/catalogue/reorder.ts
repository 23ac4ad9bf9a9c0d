import { defineMessage } from "../../define-message.js";

/* Messages of ordering again. */

export const reorder = defineMessage("catalogue.reorder", "Order again", "إعادة الطلب");
export const reorderFrom = defineMessage(
  "catalogue.reorderFrom",
  "Order again from {name}",
  "إعادة الطلب من {name}",
);
