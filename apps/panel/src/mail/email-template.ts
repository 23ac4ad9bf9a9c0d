import { directionOf, type Language } from "@talabee/contract";
import { escapeHtml } from "../escape-html.js";

/** Placeholder for the brand name, replaced when the mail is queued. */
export const BRAND = "{brand}";

/** Content of a mail, with {@link BRAND} in place of the brand name. */
export interface EmailTemplate {
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** Contains a code that the customer waits for: sent before all others. */
  isCode: boolean;
}

/** A block of a mail, as plain text and HTML. */
export interface EmailBlock {
  readonly text: readonly string[];
  readonly html: string;
  readonly isCode?: true;
}

/** Light colors, set inline for mail clients that drop style sheets. The class of the same name sets the dark ones. */
const LIGHT = { text: "#231d16", muted: "#665c50", teal: "#00706f", line: "#eae2d6" } as const;

const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media screen and (prefers-color-scheme:dark){.page{background:#15120e!important}.card{background:#1e1a15!important;border-color:#373028!important}
.text{color:#f6f0e6!important}.muted{color:#b9ae9e!important}.teal{color:#55cdc5!important}.line{border-color:#373028!important}
.code{background:#123634!important;color:#7fe0d8!important}.note{background:#272119!important}.button{background:#55cdc5!important;color:#06302e!important}}
@media (max-width:420px){.card{padding:26px 20px 16px!important}}`;

/** A paragraph of a mail. */
export function paragraph(text: string): EmailBlock {
  return { text: [text, ""], html: textBlock(text, "text", "font-size:16px;line-height:26px") };
}

/** Secondary text. */
export function smallPrint(text: string): EmailBlock {
  return { text: [text, ""], html: textBlock(text, "muted", "font-size:14px;line-height:22px") };
}

function textBlock(text: string, tone: "text" | "muted", style: string): string {
  return `<p class="${tone}" style="margin:0 0 16px;color:${LIGHT[tone]};${style}">${escapeHtml(text)}</p>`;
}

/** The code as one run of text, so that it can be selected, copied and auto-filled. */
export function codeBlock(code: string): EmailBlock {
  return {
    isCode: true,
    text: [code, ""],
    html: `<p class="code" dir="ltr" style="margin:24px 0;padding:20px 8px;border-radius:16px;background:#e1f1ef;color:#00706f;font-size:40px;line-height:48px;font-weight:600;letter-spacing:10px;text-align:center;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`,
  };
}

/** A customer's text, quoted verbatim. */
export function quotedText(text: string): EmailBlock {
  return {
    text: [...text.split("\n").map((line) => `> ${line}`), ""],
    html: `<div class="note text" dir="auto" style="margin:0 0 16px;padding:16px 18px;border-radius:16px;background:#f6f1e9;color:${LIGHT.text};font-size:15px;line-height:24px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</div>`,
  };
}

/** Table of labels and values. Set `ltr` for amounts and codes. */
export function detailRows(
  list: readonly {
    readonly label: string;
    readonly value: string;
    readonly strong?: boolean;
    readonly ltr?: boolean;
    readonly unbroken?: boolean;
  }[],
): EmailBlock {
  return {
    text: [...list.map(({ label, value }) => `${label}: ${value}`), ""],
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${list
      .map(({ label, value, strong, ltr, unbroken }, index) => {
        const cell = `${index === 0 ? "" : `border-top:1px solid ${LIGHT.line};`}padding:10px 0;font-size:15px;line-height:22px;vertical-align:top;`;
        const weight = strong ? "font-weight:600;" : "";
        return `<tr><td class="${strong ? "text" : "muted"} line" style="${cell}${weight}color:${strong ? LIGHT.text : LIGHT.muted}">${escapeHtml(label)}</td><td class="text line" align="end" style="${cell}${weight}${unbroken ? "white-space:nowrap;" : ""}text-align:end;padding-inline-start:16px;color:${LIGHT.text};font-variant-numeric:tabular-nums"><bdi${ltr ? ' dir="ltr"' : ""}>${escapeHtml(value)}</bdi></td></tr>`;
      })
      .join("")}</table>`,
  };
}

/** Link styled as a button. Empty when `href` is null because no public URL is configured. */
export function button(label: string, href: string | null): EmailBlock {
  if (href === null) return { text: [], html: "" };
  return {
    text: [`${label}: ${href}`, ""],
    html: `<p style="margin:24px 0 20px"><a class="button" href="${escapeHtml(href)}" style="display:block;padding:15px 20px;border-radius:16px;background:#008080;color:#ffffff;font-size:16px;line-height:22px;font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></p>`,
  };
}

const MESSAGES = {
  en: { hello: (name: string) => `Hello ${name},` },
  ar: { hello: (name: string) => `مرحبًا ${name}،` },
} as const;

/** The first line of a mail, with the customer's name. */
export function greeting(language: Language, name: string): EmailBlock {
  return paragraph(MESSAGES[language].hello(name));
}

/**
 * Builds a mail from blocks, as plain text and HTML. Layout uses tables and inline styles, because mail clients drop style
 * sheets; the style sheet holds only the dark theme.
 */
export function emailTemplate(
  language: Language,
  { subject, title, preview }: { subject: string; title: string; preview?: string },
  blocks: readonly EmailBlock[],
): EmailTemplate {
  const direction = directionOf(language);
  const font = "'Readex Pro',-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Arial,sans-serif";
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#fbf8f3;color:${LIGHT.text};font-family:${font}">
${preview === undefined ? "" : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`}
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f3"><tr><td align="center" style="padding:28px 14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="max-width:520px;text-align:start">
<tr><td class="teal" style="padding:0 8px 18px;font-size:22px;line-height:28px;font-weight:700;color:#008080">${BRAND}</td></tr>
<tr><td class="card" style="padding:32px 28px 20px;background:#ffffff;border:1px solid ${LIGHT.line};border-radius:24px">
<h1 class="text" style="margin:0 0 16px;color:${LIGHT.text};font-size:24px;line-height:34px;font-weight:600">${escapeHtml(title)}</h1>
${blocks.map((block) => block.html).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:18px 8px;font-size:12px;line-height:20px;color:${LIGHT.muted}">${escapeHtml(BRAND)}</td></tr>
</table></td></tr></table>
</body></html>`;
  // A line break would allow header injection.
  const oneLine = subject.replace(/\s+/g, " ");
  return {
    language,
    subject: oneLine,
    html,
    isCode: blocks.some((block) => block.isCode === true),
    text: [...blocks.flatMap((block) => block.text), BRAND].join("\n"),
  };
}

/** Replaces the placeholder by the brand name. */
export function withBrandName(
  name: string,
  { language: _, subject, text, html, isCode }: EmailTemplate,
): Omit<EmailTemplate, "language"> {
  return {
    subject: subject.replaceAll(BRAND, () => name),
    text: text.replaceAll(BRAND, () => name),
    html: html.replaceAll(BRAND, () => escapeHtml(name)),
    isCode,
  };
}
