import { defineMessage } from "../../define-message.js";

/* Messages of the product that a guest added before signing in. */

export const kept = defineMessage("auth.kept", "We keep your {name}", "محفوظ لك: {name}");
export const keptText = defineMessage(
  "auth.keptText",
  "It goes into your cart once you are signed in.",
  "يُضاف إلى سلتك فور تسجيل الدخول.",
);
