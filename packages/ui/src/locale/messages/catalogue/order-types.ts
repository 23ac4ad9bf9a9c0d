import { defineMessage } from "../../define-message.js";

/* Messages of the order types. */

export const delivery = defineMessage("catalogue.delivery", "Delivery", "توصيل");
export const pickup = defineMessage("catalogue.pickup", "Pick Up", "استلام من المتجر");
export const dineIn = defineMessage("catalogue.dineIn", "Dine In", "تناول في المطعم");
export const orderType = defineMessage("catalogue.orderType", "Order type", "نوع الطلب");
