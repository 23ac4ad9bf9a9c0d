import { defineWords } from "../define-words.js";

/** Words of the fields and of the form around them. */
export const forms = defineWords({
  en: {
    showPassword: "Show password",
    hidePassword: "Hide password",
    choose: "Choose",
    errorCount: {
      one: "One thing to fix before we go on.",
      other: "{count} things to fix before we go on.",
    },
    codeLabel: "Verification code",
  },
  ar: {
    showPassword: "إظهار كلمة المرور",
    hidePassword: "إخفاء كلمة المرور",
    choose: "اختر",
    errorCount: {
      zero: "لا شيء لتصحيحه.",
      one: "أمر واحد نصحّحه قبل المتابعة.",
      two: "أمران نصحّحهما قبل المتابعة.",
      few: "{count} أمور نصحّحها قبل المتابعة.",
      many: "{count} أمرًا نصحّحها قبل المتابعة.",
      other: "{count} أمر نصحّحها قبل المتابعة.",
    },
    codeLabel: "رمز التحقق",
  },
});
