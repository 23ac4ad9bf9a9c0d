import { defineMessage } from "../../define-message.js";

/* Messages of being offline. */

export const offlineTitle = defineMessage("shell.offlineTitle", "You are offline", "لا يوجد اتصال بالإنترنت");
export const offlineText = defineMessage(
  "shell.offlineText",
  "Your cart is safe. We will carry on as soon as you are back.",
  "سلتك محفوظة، وسنتابع فور عودة الاتصال.",
);
