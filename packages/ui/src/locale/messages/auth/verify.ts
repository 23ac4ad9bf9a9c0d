import { defineMessage } from "../../define-message.js";

/* Messages of verification of the email address. */

export const verifyTitle = defineMessage(
  "auth.verifyTitle",
  "Verify Code Sent to Email",
  "أدخل رمز التحقق المرسل إلى بريدك",
);
export const verifyText = defineMessage(
  "auth.verifyText",
  "Please enter the verification code sent to your email to complete the verification process",
  "يرجى إدخال رمز التحقق المرسل إلى بريدك الإلكتروني لإكمال عملية التحقق",
);
export const submit = defineMessage("auth.submit", "Submit", "تأكيد");
export const verifyHelp = defineMessage(
  "auth.verifyHelp",
  "Can’t find it? Look in your spam folder.",
  "لم تجده؟ ابحث عنه في البريد غير المرغوب فيه.",
);
export const otherEmail = defineMessage("auth.otherEmail", "Use another email", "استخدام بريد آخر");
