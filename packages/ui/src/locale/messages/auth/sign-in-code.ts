import { defineMessage } from "../../define-message.js";

/* Messages of the second step of a sign-in. */

export const signInCode = defineMessage("auth.signInCode", "Code", "الرمز");
export const appCodeTitle = defineMessage("auth.appCodeTitle", "Two-step sign-in", "تسجيل الدخول بخطوتين");
export const appCodeText = defineMessage(
  "auth.appCodeText",
  "Enter the six digits that your authenticator app shows.",
  "أدخل الأرقام الستة الظاهرة في تطبيق المصادقة.",
);
export const recoveryHelp = defineMessage(
  "auth.recoveryHelp",
  "Without your phone, enter one of your recovery codes.",
  "إذا لم يكن هاتفك معك، أدخل أحد رموز الاسترداد.",
);
export const mailedCodeTitle = defineMessage(
  "auth.mailedCodeTitle",
  "Check your email",
  "راجع بريدك الإلكتروني",
);
export const mailedCodeText = defineMessage(
  "auth.mailedCodeText",
  "Many wrong passwords were entered for this account. If yours is right, we have sent you a code.",
  "أُدخلت كلمات مرور خاطئة كثيرة لهذا الحساب. إذا كانت كلمة مرورك صحيحة فقد أرسلنا إليك رمزًا.",
);
export const backToSignIn = defineMessage("auth.backToSignIn", "Back to sign-in", "العودة إلى تسجيل الدخول");
