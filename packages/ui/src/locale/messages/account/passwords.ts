import { defineMessage } from "../../define-message.js";

/* Messages of changing and resetting the password. */

export const passwordTitle = defineMessage("account.passwordTitle", "Change password", "تغيير كلمة المرور");
export const currentPassword = defineMessage(
  "account.currentPassword",
  "Current password",
  "كلمة المرور الحالية",
);
export const newPassword = defineMessage("account.newPassword", "New password", "كلمة المرور الجديدة");
export const savePassword = defineMessage("account.savePassword", "Save password", "حفظ كلمة المرور");
export const passwordChanged = defineMessage(
  "account.passwordChanged",
  "Your password is changed",
  "تم تغيير كلمة المرور",
);
export const passwordChangedText = defineMessage(
  "account.passwordChangedText",
  "Other devices are signed out.",
  "تم تسجيل الخروج من الأجهزة الأخرى.",
);
export const strongPassword = defineMessage("account.strongPassword", "A strong password", "كلمة مرور قوية");
export const strongWords = defineMessage(
  "account.strongWords",
  "Three or four words that have nothing to do with each other are hard to guess and easy to remember.",
  "ثلاث كلمات أو أربع لا رابط بينها يصعب تخمينها ويسهل تذكّرها.",
);
export const strongAlone = defineMessage(
  "account.strongAlone",
  "Use it nowhere else.",
  "لا تستخدمها في مكان آخر.",
);
export const strongDevices = defineMessage(
  "account.strongDevices",
  "Saving it signs your other devices out.",
  "حفظها يسجّل خروجك من أجهزتك الأخرى.",
);
export const forgotTitle = defineMessage("account.forgotTitle", "Forgot your password?", "نسيت كلمة المرور؟");
export const forgotText = defineMessage(
  "account.forgotText",
  "Tell us your email and we will send a code to choose a new one.",
  "اكتب بريدك الإلكتروني، ونرسل إليك رمزًا لاختيار كلمة مرور جديدة.",
);
export const sendCode = defineMessage("account.sendCode", "Send code", "إرسال الرمز");
export const backToSignIn = defineMessage(
  "account.backToSignIn",
  "Back to sign in",
  "العودة إلى تسجيل الدخول",
);
export const resetTitle = defineMessage(
  "account.resetTitle",
  "Choose a new password",
  "اختر كلمة مرور جديدة",
);
export const resetText = defineMessage(
  "account.resetText",
  "Enter the code that we sent to {email}",
  "أدخل الرمز الذي أرسلناه إلى {email}",
);
export const otherEmail = defineMessage("account.otherEmail", "Use another email", "استخدام بريد آخر");
export const resetDone = defineMessage(
  "account.resetDone",
  "Your password is changed",
  "تم تغيير كلمة المرور",
);
export const resetDoneText = defineMessage(
  "account.resetDoneText",
  "Sign in with the new one.",
  "سجّل الدخول بكلمة المرور الجديدة.",
);
