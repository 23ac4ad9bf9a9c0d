import { defineMessage } from "../../define-message.js";

/* Messages of a store that does not deliver to the customer's place. */

export const noDeliveryHere = defineMessage(
  "catalogue.noDeliveryHere",
  "Does not deliver to your area",
  "لا يوصّل إلى منطقتك",
);
export const changePlace = defineMessage("catalogue.changePlace", "Change", "تغيير");
