import { defineMessage } from "../../define-message.js";

/* Messages of the cart while it is empty or has failed to load. */

export const emptyTitle = defineMessage("cart.emptyTitle", "Your cart is empty", "سلتك فارغة");
export const emptyText = defineMessage(
  "cart.emptyText",
  "Good food is fifteen minutes away. Start with something you love.",
  "الطعام الطيب على بعد ربع ساعة. ابدأ بما تحب.",
);
export const browse = defineMessage("cart.browse", "Browse open places", "تصفّح المتاجر المفتوحة");
export const signInTitle = defineMessage("cart.signInTitle", "Please Login First", "يرجى تسجيل الدخول أولًا");
export const signInText = defineMessage(
  "cart.signInText",
  "Your cart waits for you behind your account.",
  "سلتك محفوظة في حسابك.",
);
export const signIn = defineMessage("cart.signIn", "Sign in", "تسجيل الدخول");
export const failedTitle = defineMessage("cart.failedTitle", "Your cart did not load", "تعذّر تحميل سلتك");
export const failedText = defineMessage(
  "cart.failedText",
  "Nothing is lost. Check your connection and try again.",
  "لم تفقد شيئًا. يرجى التحقق من الاتصال والمحاولة مرة أخرى.",
);
