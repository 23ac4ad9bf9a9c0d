import { defineMessage } from "../../define-message.js";

/* Messages of adding to the shared basket. */

export const addToBasket = defineMessage(
  "family.addToBasket",
  "Add to the family basket",
  "إضافة إلى سلة العائلة",
);
export const basketOrder = defineMessage("family.basketOrder", "Order for the family", "الطلب للعائلة");
