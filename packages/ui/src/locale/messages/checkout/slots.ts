import { defineMessage } from "../../define-message.js";

/* Messages of a time to order for; pages show them that have no checkout. */

export const preorder = defineMessage("checkout.preorder", "Pre-order", "طلب مسبق");
export const slotToday = defineMessage("checkout.slotToday", "Today", "اليوم");
export const slotTomorrow = defineMessage("checkout.slotTomorrow", "Tomorrow", "غدًا");
export const slotAt = defineMessage("checkout.slotAt", "{day}, {time}", "{day}، {time}");
