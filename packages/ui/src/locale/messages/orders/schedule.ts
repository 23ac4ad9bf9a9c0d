import { defineMessage } from "../../define-message.js";

/* Messages of the time an order is scheduled for. */

export const scheduledFor = defineMessage("orders.scheduledFor", "For {time}", "لموعد {time}");
