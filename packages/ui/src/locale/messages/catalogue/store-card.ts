import { defineMessage } from "../../define-message.js";

/* Messages of a store in a list. */

export const feeDelivery = defineMessage("catalogue.feeDelivery", "{fee} delivery", "{fee} للتوصيل");
export const freeDelivery = defineMessage("catalogue.freeDelivery", "Free delivery", "توصيل مجاني");
export const dineInOnly = defineMessage("catalogue.dineInOnly", "Dine in only", "تناول في المطعم فقط");
export const noDelivery = defineMessage(
  "catalogue.noDelivery",
  "No delivery, just dine in",
  "لا توصيل، تناول في المطعم فقط",
);
