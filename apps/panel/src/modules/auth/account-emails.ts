import type { Language } from "@talabee/contract";
import { CODE_TTL_S } from "../settings/setting-defaults.js";
import {
  smallPrint,
  BRAND,
  codeBlock,
  greeting,
  type EmailTemplate,
  emailTemplate,
  paragraph,
} from "../../mail/email-template.js";
import { formatDateTime } from "../../mail/format-date-time.js";

const TTL_MIN = CODE_TTL_S / 60;

const MESSAGES = {
  en: {
    validity: `It is valid for ${TTL_MIN} minutes and can be used once.`,
    code: {
      subject: (code: string) => `${code} is your ${BRAND} code`,
      title: "Your verification code",
      lead: "Enter this code to verify your email and start ordering.",
      warn: "We never ask for this code by phone or message. If you did not ask for it, you can ignore this mail.",
    },
    reset: {
      subject: (code: string) => `${code} is your code for a new password`,
      title: "A new password",
      lead: "Enter this code to choose a new password. Your present one works until then.",
      warn: "We never ask for this code by phone or message. If you did not ask for it, ignore this mail: nothing changes.",
    },
    signIn: {
      subject: (code: string) => `${code} is your ${BRAND} sign-in code`,
      title: "Your sign-in code",
      lead: "Many wrong passwords were entered for your account. Enter this code to sign in with yours.",
      warn: "If you are not signing in now, someone knows your password: choose a new one at once.",
    },
    secondFactor: {
      on: {
        subject: "Two-step sign-in is on",
        title: "Two-step sign-in is on",
        lead: (at: string) =>
          `It was turned on on ${at}. From now on, signing in needs a code of your authenticator app.`,
      },
      off: {
        subject: "Two-step sign-in is off",
        title: "Two-step sign-in is off",
        lead: (at: string) => `It was turned off on ${at}. Your password alone signs you in now.`,
      },
      warn: "If that was not you, choose a new password at once and write to us.",
    },
    exists: {
      subject: `You already have a ${BRAND} account`,
      title: "You already have an account",
      lead: "Someone, probably you, tried to register with this email. Your account is ready: just sign in.",
      warn: "If that was not you, nothing has changed and there is nothing to do.",
    },
    deleted: {
      subject: "Your account was deleted",
      title: "Your account was deleted",
      lead: (at: string) =>
        `Your account was deleted on ${at}, with your addresses, cards and favourites. We keep your orders and payments for ten years, as the law asks, without your name and addresses.`,
      warn: "If that was not you, write to us at once.",
    },
    changed: {
      subject: "Your password was changed",
      title: "Your password was changed",
      lead: (at: string) => `Your password was changed on ${at}. Other devices were signed out.`,
      warn: 'If that was not you, choose a new password at once by "Forgot password", and write to us.',
    },
  },
  ar: {
    validity: `الرمز صالح لمدة ${TTL_MIN} دقائق ويُستخدم مرة واحدة.`,
    code: {
      subject: (code: string) => `${code} رمز التحقق من ${BRAND}`,
      title: "رمز التحقق",
      lead: "أدخل هذا الرمز لتأكيد بريدك الإلكتروني والبدء بالطلب.",
      warn: "لن نطلب منك هذا الرمز عبر الهاتف أو الرسائل. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.",
    },
    reset: {
      subject: (code: string) => `${code} رمز تعيين كلمة مرور جديدة`,
      title: "كلمة مرور جديدة",
      lead: "أدخل هذا الرمز لاختيار كلمة مرور جديدة، وتبقى كلمتك الحالية صالحة حتى ذلك الحين.",
      warn: "لن نطلب منك هذا الرمز عبر الهاتف أو الرسائل. إذا لم تطلبه فتجاهل هذه الرسالة ولن يتغير شيء.",
    },
    signIn: {
      subject: (code: string) => `${code} رمز تسجيل الدخول إلى ${BRAND}`,
      title: "رمز تسجيل الدخول",
      lead: "أُدخلت كلمات مرور خاطئة كثيرة لحسابك. أدخل هذا الرمز مع كلمة مرورك لتسجيل الدخول.",
      warn: "إذا لم تكن تسجّل الدخول الآن فهناك من يعرف كلمة مرورك، يرجى تغييرها فورًا.",
    },
    secondFactor: {
      on: {
        subject: "تم تفعيل تسجيل الدخول بخطوتين",
        title: "تم تفعيل تسجيل الدخول بخطوتين",
        lead: (at: string) => `تم التفعيل في ${at}. يتطلب تسجيل الدخول من الآن رمزًا من تطبيق المصادقة.`,
      },
      off: {
        subject: "تم إيقاف تسجيل الدخول بخطوتين",
        title: "تم إيقاف تسجيل الدخول بخطوتين",
        lead: (at: string) => `تم الإيقاف في ${at}. تكفي كلمة المرور وحدها الآن لتسجيل الدخول.`,
      },
      warn: "إذا لم تكن أنت، فيرجى تغيير كلمة المرور فورًا والتواصل معنا.",
    },
    exists: {
      subject: `لديك حساب في ${BRAND}`,
      title: "لديك حساب بالفعل",
      lead: "حاول شخص ما، وربما أنت، التسجيل بهذا البريد الإلكتروني. حسابك جاهز، يرجى تسجيل الدخول.",
      warn: "إذا لم تكن أنت، فلم يتغير شيء ولا يلزمك فعل أي شيء.",
    },
    deleted: {
      subject: "تم حذف حسابك",
      title: "تم حذف حسابك",
      lead: (at: string) =>
        `تم حذف حسابك في ${at} مع عناوينك وبطاقاتك ومفضلتك. نحتفظ بطلباتك ومدفوعاتك عشر سنوات كما يلزم القانون، من دون اسمك وعناوينك.`,
      warn: "إذا لم تكن أنت، فيرجى التواصل معنا فورًا.",
    },
    changed: {
      subject: "تم تغيير كلمة المرور",
      title: "تم تغيير كلمة المرور",
      lead: (at: string) => `تم تغيير كلمة المرور في ${at}، وتم تسجيل الخروج من الأجهزة الأخرى.`,
      warn: "إذا لم تكن أنت، فيرجى تعيين كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» والتواصل معنا.",
    },
  },
} as const;

function codeEmail(
  kind: "code" | "reset" | "signIn",
  language: Language,
  { code, name }: { code: string; name: string },
) {
  const { validity, [kind]: messages } = MESSAGES[language];
  return emailTemplate(
    language,
    { subject: messages.subject(code), title: messages.title, preview: messages.lead },
    [
      greeting(language, name),
      paragraph(messages.lead),
      codeBlock(code),
      paragraph(validity),
      smallPrint(messages.warn),
    ],
  );
}

/** Mail with the code that verifies an address. */
export function verificationCodeEmail(
  language: Language,
  recipient: { code: string; name: string },
): EmailTemplate {
  return codeEmail("code", language, recipient);
}

/** Mail with the code that resets a password. */
export function passwordResetEmail(
  language: Language,
  recipient: { code: string; name: string },
): EmailTemplate {
  return codeEmail("reset", language, recipient);
}

/** Mail with the code that signs in after many wrong passwords. */
export function signInCodeEmail(
  language: Language,
  recipient: { code: string; name: string },
): EmailTemplate {
  return codeEmail("signIn", language, recipient);
}

/** Informs the owner of an account that its second factor was turned on or off. */
export function secondFactorEmail(
  language: Language,
  { name, at, timeZone, isOn }: { name: string; at: Date; timeZone: string; isOn: boolean },
): EmailTemplate {
  const { secondFactor } = MESSAGES[language];
  const { lead, ...messages } = secondFactor[isOn ? "on" : "off"];
  return emailTemplate(language, messages, [
    greeting(language, name),
    paragraph(lead(formatDateTime(at, timeZone, language))),
    smallPrint(secondFactor.warn),
  ]);
}

/** Informs the owner of an account that its address was registered again. */
export function accountExistsEmail(language: Language, { name }: { name: string }): EmailTemplate {
  const messages = MESSAGES[language].exists;
  return emailTemplate(language, messages, [
    greeting(language, name),
    paragraph(messages.lead),
    smallPrint(messages.warn),
  ]);
}

/** Informs the owner of an account that its password was changed. */
export function passwordChangedEmail(
  language: Language,
  { name, at, timeZone }: { name: string; at: Date; timeZone: string },
): EmailTemplate {
  const messages = MESSAGES[language].changed;
  return emailTemplate(language, messages, [
    greeting(language, name),
    paragraph(messages.lead(formatDateTime(at, timeZone, language))),
    smallPrint(messages.warn),
  ]);
}

/** Informs the former owner of an account that it was deleted. */
export function accountDeletedEmail(
  language: Language,
  { name, at, timeZone }: { name: string; at: Date; timeZone: string },
): EmailTemplate {
  const { lead, warn, ...messages } = MESSAGES[language].deleted;
  return emailTemplate(language, messages, [
    greeting(language, name),
    paragraph(lead(formatDateTime(at, timeZone, language))),
    smallPrint(warn),
  ]);
}
