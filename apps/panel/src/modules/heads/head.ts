import type { Language } from "@talabee/contract";
import { escapeHtml } from "../../escape-html.js";

/** What a page says of itself to browsers, search engines and whoever shows its link. */
export interface Head {
  /** 404 and 403 for addresses whose screen says so too. */
  readonly status: 200 | 403 | 404;
  readonly title: string;
  readonly description: string;
  /** The address it is known by, without language; null keeps it out of search engines. */
  readonly path: string | null;
  /** The picture beside its link; a path. */
  readonly picture: string;
  /** For schema.org; paths in `url` and `image` are made whole. */
  readonly data: readonly Thing[];
}

/** A thing of schema.org. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

const START = "<!--head-->";
const END = "<!--/head-->";
/** Width and height of share pictures, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The page with its head in the place between `<!--head-->` and `<!--/head-->`, in its language and direction. Nothing a
 * head holds can end a tag: not even a store that is named to try. A page without the place stays as it is.
 */
export function writeHead(
  page: string,
  head: Head,
  { language, origin, brand }: { language: Language; origin: string; brand: string },
): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start === -1 || end < start) return page;
  const other = language === "en" ? "ar" : "en";
  const at = (path: string, spoken: Language) => `${origin}${path}${spoken === "en" ? "" : "?lang=ar"}`;
  const picture = origin + head.picture;
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta("name", "description", head.description),
    ...(head.path === null
      ? [meta("name", "robots", "noindex")]
      : [
          link("canonical", at(head.path, language)),
          ...(["en", "ar"] as const).map((spoken) => link("alternate", at(head.path!, spoken), spoken)),
          link("alternate", origin + head.path, "x-default"),
          meta("property", "og:url", at(head.path, language)),
        ]),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", brand),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:locale", language === "ar" ? "ar_QA" : "en_QA"),
    meta("property", "og:locale:alternate", other === "ar" ? "ar_QA" : "en_QA"),
    meta("property", "og:image", picture),
    meta("property", "og:image:width", String(PICTURE_SIZE.width)),
    meta("property", "og:image:height", String(PICTURE_SIZE.height)),
    meta("property", "og:image:alt", head.title),
    meta("name", "twitter:card", "summary_large_image"),
    ...head.data.map((thing) => dataScript(thing, origin)),
  ];
  return `${page.slice(0, start)}${lines.join("\n    ")}${page.slice(end + END.length)}`.replace(
    /<html lang="\w*" dir="\w*"/,
    `<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`,
  );
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

/** Marked, so that the storefront can take it out when it goes on to another page. */
function link(rel: "canonical" | "alternate", href: string, language?: string): string {
  const hreflang = language === undefined ? "" : ` hreflang="${language}"`;
  return `<link rel="${rel}"${hreflang} href="${escapeHtml(href)}" data-page-head />`;
}

/** Data, not a script: no policy has to let it run. `<` is written so that no text can end the element. */
function dataScript(thing: Thing, origin: string): string {
  const whole = JSON.stringify({ "@context": "https://schema.org", ...thing }, (key, value: unknown) =>
    (key === "url" || key === "image" || key === "item") && typeof value === "string" && value.startsWith("/")
      ? origin + value
      : value,
  );
  return `<script type="application/ld+json" data-page-head>${whole.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}</script>`;
}
