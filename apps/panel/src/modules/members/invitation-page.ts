import { directionOf, type Language, messages, readLanguage } from "@talabee/contract";
import type { Context } from "hono";
import { createHash } from "node:crypto";
import { escapeHtml } from "../../escape-html.js";
import type { App, AppEnv } from "../../http/app-env.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { ROLE_NAMES } from "./invitation-emails.js";
import { acceptInvitation, findInvitation, invitationPath, type OpenInvitation } from "./invitation-rows.js";

const TEXTS = {
  en: {
    title: (store: string) => `Work for ${store}`,
    as: (role: string) => `You are invited as: ${role}.`,
    accept: "Accept the invitation",
    register: "Register first, with this address:",
    toRegister: "Register",
    afterwards: "Once it is verified, open this page again.",
    done: "You work for this store now.",
    next: "Sign in with your account to begin.",
    signIn: "Sign in",
  },
  ar: {
    title: (store: string) => `العمل مع ${store}`,
    as: (role: string) => `تمت دعوتك بصفة: ${role}.`,
    accept: "قبول الدعوة",
    register: "يرجى إنشاء حساب أولًا بهذا البريد الإلكتروني:",
    toRegister: "إنشاء حساب",
    afterwards: "بعد تأكيد الحساب، افتح هذه الصفحة مرة أخرى.",
    done: "أصبحت الآن من فريق هذا المتجر.",
    next: "سجّل الدخول بحسابك للبدء.",
    signIn: "تسجيل الدخول",
  },
} as const;

/**
 * The page behind the link of an invitation, for people who have no application of the counter yet. Opening it changes nothing:
 * programs that check mails for viruses open every link.
 */
export function invitationPages(app: App, panel: Panel): void {
  const path = invitationPath(":token");
  const languageOf = (context: Context<AppEnv>) =>
    readLanguage(context.req.query("lang") ?? context.req.header("Accept-Language"));
  const show = (context: Context<AppEnv>, html: string, status: 200 | 403 | 409 | 410 = 200) => {
    context.header("Content-Security-Policy", PAGE_POLICY);
    context.header("Cache-Control", "no-store");
    // The address of the page is the invitation.
    context.header("Referrer-Policy", "no-referrer");
    return context.html(html, status);
  };
  const refused = (context: Context<AppEnv>, error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const language = languageOf(context);
    const text = messages[error.code][language];
    return show(context, page(language, text, ""), error.code === "invitation_gone" ? 410 : 403);
  };

  app.get(path, async (context) => {
    await panel.limits.use("verify", context.get("ip"));
    try {
      const open = await findInvitation(panel.db, context.req.param("token")!, panel.clock());
      return show(context, openPage(languageOf(context), open));
    } catch (error) {
      return refused(context, error);
    }
  });

  app.post(path, async (context) => {
    await panel.limits.use("verify", context.get("ip"));
    try {
      await acceptInvitation(panel, context.req.param("token")!, null);
      const language = languageOf(context);
      const texts = TEXTS[language];
      return show(
        context,
        page(language, texts.done, `<p>${texts.next}</p><a class="button" href="/auth">${texts.signIn}</a>`),
      );
    } catch (error) {
      return refused(context, error);
    }
  });
}

function openPage(language: Language, { invitation, store, account }: OpenInvitation): string {
  const texts = TEXTS[language];
  const role = `<p>${escapeHtml(texts.as(ROLE_NAMES[invitation.role][language]))}</p>`;
  const act =
    account === null
      ? `<p>${texts.register} <bdi dir="ltr">${escapeHtml(invitation.email)}</bdi></p><p>${texts.afterwards}</p>
<a class="button" href="/auth">${texts.toRegister}</a>`
      : `<form method="post"><button>${texts.accept}</button></form>`;
  return page(language, texts.title(store.name[language]), role + act);
}

function page(language: Language, title: string, body: string): string {
  const other = language === "ar" ? "en" : "ar";
  const otherName = language === "ar" ? "English" : "العربية";
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><header><a lang="${other}" hreflang="${other}" href="?lang=${other}">${otherName}</a></header>
<main><h1 dir="auto">${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;background:#fbf8f3;color:#231d16;font:1rem/1.5 system-ui,"Segoe UI","Noto Sans Arabic",sans-serif}
header,main{max-width:32rem;margin:0 auto;padding:1rem}header{text-align:end}header a{display:inline-flex;align-items:center;min-height:2.75rem;color:#00706f}h1{font-size:1.75rem;line-height:1.25;margin:0}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:3.25rem;margin-block-start:1.5rem;padding:.5rem 1rem;font:inherit;font-weight:700;color:#fff;background:#008080;border:0;border-radius:14px;cursor:pointer;text-decoration:none}
:focus-visible{outline:3px solid #00706f;outline-offset:2px}
@media screen and (prefers-color-scheme:dark){body{background:#15120e;color:#f6f0e6}header a{color:#55cdc5}button,.button{color:#04201f;background:#55cdc5}:focus-visible{outline-color:#55cdc5}}`;

/** Allows only this style sheet, and the form to the page's own origin (REQ-SEC-25). */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
