import { defineMessage } from "../../define-message.js";

/* Messages of ordering again. */

export const reorder = defineMessage("catalogue.reorder", "Order again", "اطلب مرة أخرى");
export const reorderFrom = defineMessage(
  "catalogue.reorderFrom",
  "Order again from {name}",
  "اطلب مرة أخرى من {name}",
);
