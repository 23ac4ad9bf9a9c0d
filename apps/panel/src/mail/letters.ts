import type { Language } from "@talabee/contract";
import { CODE_TTL_S } from "../modules/auth/codes.js";

/** A mail without its address. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

const TTL_MIN = CODE_TTL_S / 60;

const WORDS = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    code: {
      subject: (code: string) => `${code} is your Talabee code`,
      title: "Your verification code",
      lead: "Enter this code to verify your email and start ordering.",
      after: `It is valid for ${TTL_MIN} minutes and can be used once.`,
      warn: "We never ask for this code by phone or message. If you did not ask for it, you can ignore this mail.",
    },
    exists: {
      subject: "You already have a Talabee account",
      title: "You already have an account",
      lead: "Someone, probably you, tried to register with this email. Your account is ready: just sign in.",
      after: "If that was not you, nothing has changed and there is nothing to do.",
    },
    footer: "Talabee · Doha, Qatar",
  },
  ar: {
    hello: (name: string) => `مرحبًا ${name}،`,
    code: {
      subject: (code: string) => `${code} رمز التحقق من طلبي`,
      title: "رمز التحقق",
      lead: "أدخل هذا الرمز لتأكيد بريدك الإلكتروني والبدء بالطلب.",
      after: `الرمز صالح لمدة ${TTL_MIN} دقائق ويُستخدم مرة واحدة.`,
      warn: "لن نطلب منك هذا الرمز عبر الهاتف أو الرسائل. إذا لم تطلبه فيمكنك تجاهل هذه الرسالة.",
    },
    exists: {
      subject: "لديك حساب في طلبي",
      title: "لديك حساب بالفعل",
      lead: "حاول شخص ما، وربما أنت، التسجيل بهذا البريد الإلكتروني. حسابك جاهز، يرجى تسجيل الدخول.",
      after: "إذا لم تكن أنت، فلم يتغير شيء ولا يلزمك فعل أي شيء.",
    },
    footer: "طلبي · الدوحة، قطر",
  },
} as const;

/** The mail with a six-digit code. */
export function codeMail(language: Language, { code, name }: { code: string; name: string }): Letter {
  const words = WORDS[language];
  const { subject, title, lead, after, warn } = words.code;
  return {
    subject: subject(code),
    text: [words.hello(name), "", lead, "", code, "", after, warn, "", words.footer].join("\n"),
    html: page(language, title, [
      paragraph(words.hello(name)),
      paragraph(lead),
      // One run of text, so that it can be selected, copied and filled in by the phone.
      `<p dir="ltr" style="margin:24px 0;padding:20px 8px;border-radius:16px;background:#e1f1ef;color:#00706f;font-size:40px;line-height:48px;font-weight:600;letter-spacing:10px;text-align:center;font-variant-numeric:tabular-nums">${code}</p>`,
      paragraph(after),
      paragraph(warn, "color:#665c50;font-size:14px;line-height:22px"),
    ]),
  };
}

/** The mail to an owner whose address somebody tried to register again. */
export function accountExistsMail(language: Language, { name }: { name: string }): Letter {
  const words = WORDS[language];
  const { subject, title, lead, after } = words.exists;
  return {
    subject,
    text: [words.hello(name), "", lead, "", after, "", words.footer].join("\n"),
    html: page(language, title, [
      paragraph(words.hello(name)),
      paragraph(lead),
      paragraph(after, "color:#665c50;font-size:14px;line-height:22px"),
    ]),
  };
}

function paragraph(text: string, style = "font-size:16px;line-height:26px"): string {
  return `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
}

/** Mail programs drop style sheets and know few properties: tables and inline styles only. */
function page(language: Language, title: string, parts: readonly string[]): string {
  const direction = language === "ar" ? "rtl" : "ltr";
  const font = "'Readex Pro',-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:#fbf8f3;color:#231d16;font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f3"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:480px">
<tr><td style="padding:0 8px 20px;font-size:22px;line-height:28px;font-weight:700;color:#008080">${language === "ar" ? "طلبي" : "Talabee"}</td></tr>
<tr><td style="padding:32px 28px 20px;background:#ffffff;border:1px solid #eae2d6;border-radius:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:34px;font-weight:600">${escapeHtml(title)}</h1>
${parts.join("\n")}
</td></tr>
<tr><td style="padding:20px 8px;font-size:12px;line-height:20px;color:#7a6f62">${escapeHtml(WORDS[language].footer)}</td></tr>
</table></td></tr></table>
</body></html>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
