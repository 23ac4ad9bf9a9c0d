import { defineMessage } from "../../define-message.js";

/* Messages of the header's line with how, where and when an order is wanted. */

export const pickupSoon = defineMessage(
  "shell.pickupSoon",
  "Pick up, as soon as possible",
  "استلام من المتجر في أقرب وقت",
);
export const dineInSoon = defineMessage("shell.dineInSoon", "Dine in, now", "تناول في المطعم الآن");
export const typeAt = defineMessage("shell.typeAt", "{type}: {time}", "{type}: {time}");
export const pinnedPlace = defineMessage("shell.pinnedPlace", "Your pin on the map", "موقعك على الخريطة");
export const anyPlace = defineMessage("shell.anyPlace", "All areas", "كل المناطق");
