import { defineMessage } from "../../define-message.js";

/* Messages of forms. */

export const choose = defineMessage("forms.choose", "Choose", "اختر");
export const errorCount = defineMessage(
  "forms.errorCount",
  { one: "One thing to fix before we go on.", other: "{count} things to fix before we go on." },
  {
    zero: "لا شيء لتصحيحه.",
    one: "أمر واحد نصحّحه قبل المتابعة.",
    two: "أمران نصحّحهما قبل المتابعة.",
    few: "{count} أمور نصحّحها قبل المتابعة.",
    many: "{count} أمرًا نصحّحها قبل المتابعة.",
    other: "{count} أمر نصحّحها قبل المتابعة.",
  },
);
export const sendFailed = defineMessage(
  "forms.sendFailed",
  "This was not sent. What you typed is still here; please try again.",
  "تعذّر الإرسال. ما كتبته ما زال هنا، يرجى المحاولة مرة أخرى.",
);
