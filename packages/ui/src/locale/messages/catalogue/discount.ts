import { defineMessage } from "../../define-message.js";

/* Messages of discounts of products and stores. */

export const percentOff = defineMessage("catalogue.percentOff", "{percent} off", "خصم {percent}");
