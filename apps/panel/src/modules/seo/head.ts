import type { Language } from "@talabee/contract";
import { escapeHtml } from "../../escape-html.js";

/** Metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** 404 and 403 match the screen that the storefront shows. */
  readonly status: 200 | 403 | 404;
  readonly title: string;
  readonly description: string;
  /** Canonical path without language. Null makes the page `noindex`. */
  readonly path: string | null;
  /** Path of the link preview picture. */
  readonly picture: string;
  /** schema.org data. Paths in `url`, `image` and `item` become absolute URLs. */
  readonly data: readonly Thing[];
}

/** A schema.org entity. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

const HEAD_START = "<!--head-->";
const HEAD_END = "<!--/head-->";
/** Width and height of share pictures, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Writes the head between `<!--head-->` and `<!--/head-->`, and sets language and direction of the page. All values are
 * escaped. Returns a page without these markers unchanged.
 */
export function writeHead(
  page: string,
  head: Head,
  { language, origin, brand }: { language: Language; origin: string; brand: string },
): string {
  const start = page.indexOf(HEAD_START);
  const end = page.indexOf(HEAD_END);
  if (start === -1 || end < start) return page;
  const otherLanguage = language === "en" ? "ar" : "en";
  const urlOf = (path: string, pageLanguage: Language) =>
    `${origin}${path}${pageLanguage === "en" ? "" : "?lang=ar"}`;
  const picture = origin + head.picture;
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    ...(head.path === null
      ? [meta("name", "robots", "noindex")]
      : [
          link("canonical", urlOf(head.path, language)),
          ...(["en", "ar"] as const).map((pageLanguage) =>
            link("alternate", urlOf(head.path!, pageLanguage), pageLanguage),
          ),
          link("alternate", origin + head.path, "x-default"),
          meta("property", "og:url", urlOf(head.path, language)),
        ]),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brand),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:locale", language === "ar" ? "ar_QA" : "en_QA"),
    meta("property", "og:locale:alternate", otherLanguage === "ar" ? "ar_QA" : "en_QA"),
    meta("property", "og:image", picture),
    meta("property", "og:image:width", String(PICTURE_SIZE.width)),
    meta("property", "og:image:height", String(PICTURE_SIZE.height)),
    meta("property", "og:image:alt", head.title),
    meta("name", "twitter:card", "summary_large_image"),
    ...head.data.map((thing) => dataScript(thing, origin)),
  ];
  return `${page.slice(0, start)}${lines.join("\n    ")}${page.slice(end + HEAD_END.length)}`.replace(
    /<html lang="\w*" dir="\w*"/,
    `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`,
  );
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

/** `data-page-head` lets the storefront remove the tag on navigation. */
function link(rel: "canonical" | "alternate", href: string, language?: string): string {
  const hreflang = language === undefined ? "" : ` hreflang="${language}"`;
  return `<link rel="${rel}"${hreflang} href="${escapeHtml(href)}" data-page-head />`;
}

/** JSON-LD is data, so no script policy applies. `<` is escaped so that no text can close the element. */
function dataScript(thing: Thing, origin: string): string {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }, (key, value: unknown) =>
    (key === "url" || key === "image" || key === "item") && typeof value === "string" && value.startsWith("/")
      ? origin + value
      : value,
  );
  return `<script type="application/ld+json" data-page-head>${json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}</script>`;
}
