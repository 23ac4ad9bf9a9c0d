import { directionOf, type Language } from "@talabee/contract";
import { type Currency, formatMoney } from "@talabee/domain";
import { createHash } from "node:crypto";
import { escapeHtml } from "../../escape-html.js";
import { PAGE_TEXTS, type PageTextKey } from "./page-texts.js";
import { TEST_CARDS } from "./test-cards.js";

/** Language, theme and addresses of a page. */
export interface PageView {
  readonly currency: Currency;
  readonly language: Language;
  /** The storefront visitor's choice; the system's if null. */
  readonly theme: "light" | "dark" | null;
  /** The page's own path, for its forms. */
  readonly path: string;
  /** The path of the page in the other language. */
  readonly otherLanguage: string;
}

export const CARD_FIELDS = ["number", "expiry", "cvc"] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Entered values with the invalid fields. */
export interface CardForm {
  readonly values: Readonly<Record<CardField, string>>;
  readonly invalid: readonly CardField[];
  /** Whether to save the card. */
  readonly mustSave: boolean;
}

const pageText = (view: PageView, key: PageTextKey, amount?: number) =>
  escapeHtml(PAGE_TEXTS[key][view.language]).replace(
    "{amount}",
    amount === undefined ? "" : `<bdi>${escapeHtml(formatMoney(amount, view.language, view.currency))}</bdi>`,
  );

/** The page for paying with a card. */
export function payPage(
  view: PageView,
  payment: {
    readonly amount: number;
    readonly description: string;
    readonly reason: PageTextKey | null;
    /** Whether the card can be saved. */
    readonly canSave: boolean;
  },
  form: CardForm,
): string {
  const title = pageText(view, "pay_title", payment.amount);
  return page(
    view,
    title,
    `<h1>${title}</h1>
<p class="muted" dir="auto">${escapeHtml(payment.description)}</p>
${payment.reason === null ? "" : `<p class="alert" role="alert">${pageText(view, payment.reason)}</p>`}
${cardForm(view, form, pageText(view, "pay", payment.amount), payment.canSave)}
<form method="post" action="${escapeHtml(view.path)}"><input type="hidden" name="do" value="cancel">
<button class="plain">${pageText(view, "cancel")}</button></form>
${testCards(view)}`,
  );
}

/** The page for entering a card to be saved; `reason` is why the last card was not saved. */
export function addCardPage(view: PageView, form: CardForm, reason: PageTextKey | null = null): string {
  const title = pageText(view, "add_title");
  return page(
    view,
    title,
    `<h1>${title}</h1><p class="muted">${pageText(view, "add_note")}</p>
${reason === null ? "" : `<p class="alert" role="alert">${pageText(view, reason)}</p>`}
${cardForm(view, form, pageText(view, "add"))}
<form method="post" action="${escapeHtml(view.path)}"><input type="hidden" name="do" value="cancel">
<button class="plain">${pageText(view, "cancel")}</button></form>
${testCards(view)}`,
  );
}

/** The bank's confirmation page (3-D Secure). */
export function checkPage(view: PageView, amount: number): string {
  const title = pageText(view, "check_title");
  return page(
    view,
    title,
    `<h1>${title}</h1><p>${pageText(view, "check_text", amount)}</p>
<form method="post" action="${escapeHtml(view.path)}">
<button name="do" value="confirm">${pageText(view, "check_yes")}</button>
<button class="plain" name="do" value="refuse">${pageText(view, "check_no")}</button></form>`,
  );
}

/**
 * The page while a slow bank decides. It does not reload by itself, so that people can read at their own pace (WCAG
 * 2.2.1).
 */
export function waitPage(view: PageView): string {
  const title = pageText(view, "wait_title");
  return page(
    view,
    title,
    `<h1>${title}</h1><p>${pageText(view, "wait_text")}</p>
<p><a class="button" href="${escapeHtml(view.path)}">${pageText(view, "wait_again")}</a></p>`,
  );
}

/** The page after a lost response, or for an unknown payment. */
export function endPage(view: PageView, kind: "lost" | "gone"): string {
  const title = pageText(view, `${kind}_title`);
  return page(
    view,
    title,
    `<h1>${title}</h1><p>${pageText(view, `${kind}_text`)}</p><p><a class="button" href="/">${pageText(view, "back")}</a></p>`,
  );
}

function cardForm(
  view: PageView,
  { values, invalid, mustSave }: CardForm,
  button: string,
  canSave = false,
): string {
  const field = (name: CardField, attributes: string) => {
    const isInvalid = invalid.includes(name);
    const isFirst = invalid[0] === name;
    return `<div class="field ${name}"><label for="${name}">${pageText(view, name)}</label>
<input id="${name}" name="${name}" value="${escapeHtml(values[name])}" inputmode="numeric" dir="ltr" required ${attributes}${
      isInvalid ? ` aria-invalid="true" aria-describedby="${name}-bad"${isFirst ? " autofocus" : ""}` : ""
    }>${isInvalid ? `<p class="bad" id="${name}-bad">${pageText(view, `${name}_bad`)}</p>` : ""}</div>`;
  };
  // `novalidate`: the page shows errors in its own language, while the browser's messages use the browser's.
  return `<form method="post" action="${escapeHtml(view.path)}" novalidate>
${field("number", 'autocomplete="cc-number" maxlength="23"')}
<div class="row">${field("expiry", 'autocomplete="cc-exp" maxlength="7" placeholder="12/40"')}
${field("cvc", 'autocomplete="cc-csc" maxlength="4" placeholder="123"')}</div>
${
  canSave
    ? `<label class="keep"><input type="checkbox" name="keep" value="1"${mustSave ? " checked" : ""}> <span>${pageText(view, "keep")}</span></label>`
    : ""
}<button name="do" value="pay"><span>${button}</span></button></form>`;
}

function testCards(view: PageView): string {
  const items = TEST_CARDS.map(({ number, what }) => {
    const href = escapeHtml(`${view.path}${view.path.includes("?") ? "&" : "?"}card=${number}`);
    const grouped = number.replace(/(\d{4})(?=\d)/g, "$1 ");
    return `<li><a href="${href}"><bdi dir="ltr">${grouped}</bdi><span>${escapeHtml(what[view.language])}</span></a></li>`;
  });
  return `<section aria-labelledby="cards"><h2 id="cards">${pageText(view, "cards_title")}</h2>
<p class="muted">${pageText(view, "cards_text")}</p><ul>${items.join("")}</ul></section>`;
}

function page(view: PageView, title: string, body: string): string {
  const { language, theme } = view;
  const other = language === "ar" ? "en" : "ar";
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"${
    theme === null ? "" : ` data-theme="${theme}"`
  }><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title.replace(/<[^>]+>/g, "")} · ${pageText(view, "name")}</title><style>${STYLE}</style></head>
<body><header><strong>${pageText(view, "name")}</strong><a lang="${other}" hreflang="${other}" href="${escapeHtml(view.otherLanguage)}">${pageText(view, "other_language")}</a>
<p>${pageText(view, "test")}</p></header><main>${body}</main></body></html>`;
}

const LIGHT =
  "color-scheme:light;--bg:#fbf8f3;--surface:#fff;--sunken:#f3ede3;--border:#eae2d6;--control:#988c7b;--text:#231d16;--muted:#665c50;--primary:#008080;--hover:#007070;--on-primary:#fff;--link:#00706f;--bad:#a42c1f;--bad-soft:#fce9e5;--test:#fdf0d2;--test-text:#6b4000";
const DARK =
  "color-scheme:dark;--bg:#15120e;--surface:#1e1a15;--sunken:#26211a;--border:#373028;--control:#8a7f70;--text:#f6f0e6;--muted:#b9ae9e;--primary:#55cdc5;--hover:#74dad3;--on-primary:#04201f;--link:#55cdc5;--bad:#ffb4a8;--bad-soft:#3a1a15;--test:#3a2c0e;--test-text:#f8d58a";

// Paper is white.
const STYLE = `:root{${LIGHT}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}@media screen{:root[data-theme=dark]{${DARK}}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,"Segoe UI","Noto Sans Arabic",sans-serif}
header{display:grid;grid-template-columns:1fr auto;align-items:center;column-gap:1rem;row-gap:.5rem;max-width:32rem;margin:0 auto;padding:1rem 1rem 0}
header a{min-height:2.75rem;display:inline-flex;align-items:center;padding-inline:.5rem}
a{color:var(--link)}header p{grid-column:1/-1;margin:0;padding:.5rem 1rem;border-radius:14px;text-align:center;background:var(--test);color:var(--test-text);font-weight:600}
main{max-width:32rem;margin:1.5rem auto 3rem;padding:0 1rem}h1{font-size:1.75rem;line-height:1.25;margin:0 0 .25rem}h2{font-size:1.125rem;margin:2rem 0 0}
.muted{color:var(--muted);margin:.25rem 0 0}.alert{background:var(--bad-soft);color:var(--bad);border-radius:14px;padding:.75rem 1rem;margin:1rem 0 0;font-weight:600}
form{margin:1rem 0 0}.row{display:grid;grid-template-columns:1fr 1fr;gap:1rem;align-items:end}@media (max-width:22rem){.row{grid-template-columns:1fr}}
.row:has(.bad){align-items:start}.field{margin:0 0 1rem}label{display:block;font-weight:600;margin:0 0 .25rem}
label.keep{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;margin:0 0 1rem;font-weight:400;cursor:pointer}label.keep input{width:1.5rem;height:1.5rem;margin:0;flex:none;accent-color:var(--primary)}
input:not([type=hidden],[type=checkbox]){width:100%;min-height:3.25rem;padding:0 .875rem;font:inherit;font-size:1.125rem;color:var(--text);background:var(--surface);border:1px solid var(--control);border-radius:14px}
[dir=rtl] input{text-align:end}input::placeholder{color:var(--muted);opacity:1}input[aria-invalid]{border-color:var(--bad);border-width:2px}.bad{color:var(--bad);margin:.375rem 0 0;font-size:.9375rem}
button,.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:3.25rem;padding:.5rem 1rem;font:inherit;font-weight:700;color:var(--on-primary);background:var(--primary);border:1px solid var(--primary);border-radius:14px;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--hover);border-color:var(--hover)}button.plain{color:var(--text);background:transparent;border-color:var(--control);margin-block-start:.75rem}button.plain:hover{background:var(--sunken)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
ul{list-style:none;margin:1rem 0 0;padding:0;background:var(--surface);border:1px solid var(--border);border-radius:20px;overflow:hidden}li+li{border-block-start:1px solid var(--border)}
li a{display:block;padding:.75rem 1rem;color:inherit;text-decoration:none}li a:hover{background:var(--sunken)}li a:focus-visible{outline-offset:-3px;border-radius:18px}li bdi{display:block;margin:0;color:var(--link);font-weight:600;font-variant-numeric:tabular-nums}[dir=rtl] li bdi{text-align:right}li span{display:block;color:var(--muted);font-size:.9375rem}`;

/** Allows only this style sheet, and forms to the page's own origin (REQ-SEC-25). */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
