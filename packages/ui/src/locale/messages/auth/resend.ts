import { defineMessage } from "../../define-message.js";

/* Messages of sending a code again. */

export const resend = defineMessage("auth.resend", "Resend Code", "إعادة إرسال الرمز");
export const resendIn = defineMessage("auth.resendIn", "Resend Code ({time})", "إعادة الإرسال بعد {time}");
export const resendWait = defineMessage(
  "auth.resendWait",
  {
    one: "You can ask for another code in {count} second.",
    other: "You can ask for another code in {count} seconds.",
  },
  {
    zero: "يمكنك طلب رمز آخر الآن.",
    one: "يمكنك طلب رمز آخر بعد ثانية واحدة.",
    two: "يمكنك طلب رمز آخر بعد ثانيتين.",
    few: "يمكنك طلب رمز آخر بعد {count} ثوانٍ.",
    many: "يمكنك طلب رمز آخر بعد {count} ثانية.",
    other: "يمكنك طلب رمز آخر بعد {count} ثانية.",
  },
);
export const resendNow = defineMessage(
  "auth.resendNow",
  "You can ask for another code now.",
  "يمكنك طلب رمز آخر الآن.",
);
