import { defineMessage } from "../../define-message.js";

/* Messages of the header's line with how, where and when an order is wanted. */

export const typeSoon = defineMessage("shell.typeSoon", "{type}, as soon as possible", "{type} في أقرب وقت");
export const typeAt = defineMessage("shell.typeAt", "{type}: {date}, {time}", "{type}: {date}، {time}");
export const pinnedPlace = defineMessage("shell.pinnedPlace", "Your pin on the map", "موقعك على الخريطة");
export const anyPlace = defineMessage("shell.anyPlace", "All areas", "كل المناطق");
