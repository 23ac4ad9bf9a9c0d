import { desc } from "drizzle-orm";
import { mails } from "../db/schema.js";
import type { App } from "../http/app-env.js";
import type { Panel } from "../panel.js";
import { escapeHtml } from "../escape-html.js";

/** Emails of the demo, newest first, as a page (`/dev/outbox`) and for scripts (`/dev/outbox.json`). */
export function outboxRoutes(app: App, panel: Panel): void {
  const newest = () => panel.db.select().from(mails).orderBy(desc(mails.id)).limit(100);

  app.get("/dev/outbox.json", async (context) => {
    const rows = await newest();
    context.header("Cache-Control", "no-store");
    return context.json(
      rows.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at: at.toISOString() })),
    );
  });

  app.get("/dev/outbox", async (context) => {
    const isArabic = context.get("language") === "ar";
    const rows = await newest();
    context.header("Cache-Control", "no-store");
    context.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    const time = new Intl.DateTimeFormat(isArabic ? "ar-u-nu-latn" : "en-GB", {
      timeZone: panel.config.market.time_zone,
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    const items = rows.map(
      (mail) => `<article><header><h2 dir="auto">${escapeHtml(mail.subject)}</h2>
<p><bdi dir="ltr">${escapeHtml(mail.to)}</bdi> · <time datetime="${mail.at.toISOString()}">${time.format(mail.at)}</time></p></header>
<iframe sandbox style="height:${heightOf(mail.text)}px" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
<details><summary>${isArabic ? "نص عادي" : "Plain text"}</summary><pre dir="auto">${escapeHtml(mail.text)}</pre></details></article>`,
    );
    const title = isArabic ? "البريد الصادر" : "Mail outbox";
    const empty = isArabic ? "لم تُرسل أي رسالة بعد." : "No mail has been sent yet.";
    return context.html(`<!doctype html><html lang="${isArabic ? "ar" : "en"}" dir="${isArabic ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Talabee</title>
<style>${STYLE}</style></head><body><main><h1>${title}</h1>${items.join("\n") || `<p class="empty">${empty}</p>`}</main></body></html>`);
  });
}

/** Estimated height of an email in pixels: a page cannot measure a sandboxed frame. */
function heightOf(text: string): number {
  return 300 + 32 * text.split("\n").length;
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;background:#fbf8f3;color:#231d16;font:16px/1.5 system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:24px 16px}h1{font-size:28px;margin:0 0 24px}
article{background:#fff;border:1px solid #eae2d6;border-radius:20px;margin:0 0 20px;overflow:hidden}
header{padding:16px 20px}h2{font-size:18px;margin:0}header p,.empty{margin:4px 0 0;color:#665c50;font-size:14px}
iframe{display:block;width:100%;border:0;border-block:1px solid #eae2d6;background:#fbf8f3}
details{padding:12px 20px}summary{cursor:pointer;color:#00706f}pre{white-space:pre-wrap;font:14px/1.6 ui-monospace,monospace}
@media screen and (prefers-color-scheme:dark){body{background:#15120e;color:#f6f0e6}article{background:#1e1a15;border-color:#373028}
header p,.empty{color:#b9ae9e}summary{color:#55cdc5}iframe{border-color:#373028}}`;
